// What tests of a group's book do: begin and join a group, start a sheet, type points.
/** @typedef {import('./browser.js').Person} Person */

/** Begins a group and gives its address. @param {Person} person @param {string} name @param {string} group */
export async function begin(person, name, group) {
  const { page } = person;
  await person.goto('/b');
  await page.getByLabel('Your name').or(page.getByLabel('Name', { exact: true })).first().fill(name);
  await page.getByLabel('Name of the group').fill(group);
  await page.getByRole('button', { name: 'Begin the book' }).click();
  await page.getByRole('heading', { name: 'Tonight' }).waitFor();
  return new URL(page.url()).pathname;
}

/** Comes by the link as somebody who is on the list, or not yet. @param {Person} person @param {string} link @param {string} name */
export async function join(person, link, name) {
  const { page } = person;
  await person.goto(link);
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  const known = page.getByRole('button', { name, exact: true });
  if (await known.count()) await known.click();
  else {
    await page.getByLabel('A new name').fill(name);
    await page.getByRole('button', { name: 'That is me' }).click();
  }
  await page.getByRole('heading', { name: 'Tonight' }).waitFor();
}

/** @param {Person} person @param {string} link @param {string[]} players @param {string} game */
export async function start(person, link, players, game) {
  const { page } = person;
  if (new URL(page.url()).pathname !== link) await person.goto(link);
  await page.getByRole('heading', { name: 'Tonight' }).waitFor();
  const chips = page.locator('.tonight .chips').first();
  for (const name of players) {
    const box = chips.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    if (!(await box.isChecked())) await box.check({ force: true });
  }
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
  if (game === 'Another game') await page.getByLabel('What is the game called?').fill('Hearts');
  await page.getByRole('button', { name: 'Start a sheet' }).click();
  await page.locator('.keypad').waitFor();
  return new URL(page.url()).pathname;
}

/** Types points for whoever is next. @param {Person} person @param {number[]} values */
export async function enter(person, ...values) {
  const { page } = person;
  for (const value of values) {
    const whose = await page.locator('.keypad label').textContent();
    for (const digit of String(Math.abs(value)))
      await page.locator('.key').filter({ hasText: new RegExp(`^${digit}$`) }).click();
    if (value < 0) await page.locator('.key', { hasText: '±' }).click();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    // The keypad is somebody else's, or gone.
    await page.waitForFunction(
      (before) => document.querySelector('.keypad label')?.textContent !== before,
      whose,
    );
  }
}

/** @param {Person} person */
export const totals = (person) => person.page.locator('.grid tfoot td').allTextContents();

/** Waits until a phone shows these totals. @param {Person} person @param {string[]} wanted */
export async function shows(person, wanted) {
  await person.page.waitForFunction(
    (wanted) =>
      JSON.stringify([...document.querySelectorAll('.grid tfoot td')].map((cell) => cell.textContent)) === wanted,
    JSON.stringify(wanted),
  );
}

/** Until everything that was written has been sent. @param {Person} person */
export const sent = (person) => person.page.locator('.state').waitFor({ state: 'detached' });
