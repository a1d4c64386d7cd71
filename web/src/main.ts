// Where the page begins.
import '@fontsource-variable/figtree';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchHabits } from './habits.svelte';
import { follow } from './route.svelte';
import { show } from './settings.svelte';
import { allowSound } from './sound';
import { HAS_SERVER, at } from './site';
import { loadTexts } from './text.svelte';

show();
follow();
allowSound();
watchHabits();
// While developing it would only show what was there before.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register(at(HAS_SERVER ? '/worker.js' : '/worker.js?files')).catch(() => {});
await loadTexts();
const target = document.getElementById('app');
if (target) mount(App, { target });
