// A review as a picture for others: everybody's chances over the game and a line for each player.
import { toast } from '../parts/toast.svelte';
import { t } from '../text.svelte';
import type { Report } from './types';
import { change, percent, strength } from './words';

const WIDTH = 1200;
const HEIGHT = 800;
const FONT = '"Figtree Variable", system-ui, sans-serif';
const DASHES = [[], [14, 8], [4, 8], [20, 8, 4, 8], [8, 6], [24, 10], [2, 6]];

interface What {
  title: string;
  names: string[];
  /** Whose line stands out. */
  seat: number;
  /** The same as a text, for those who do not see it. */
  text: string;
}

/** The page's colours as they are now, by day or by night. */
function colours<K extends string>(wanted: Record<K, string>): Record<K, string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const found = { ...wanted };
  for (const name in wanted) {
    probe.style.color = `var(${wanted[name]})`;
    found[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return found;
}

/** Draws it. */
export function draw(report: Report, { title, names, seat }: What): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const { ink, soft, line, page } = colours({
    ink: '--ink',
    soft: '--ink-2',
    line: '--line',
    page: '--page',
  });
  pen.fillStyle = page;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (text: string, x: number, y: number, size: number, fill: string, weight = 400) => {
    pen.fillStyle = fill;
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillText(text, x, y, WIDTH - x - 40);
  };
  write(title, 60, 80, 46, ink, 800);
  const left = 120;
  const [top, bottom] = [120, 470];
  const all = Math.max(1, report.progress.all);
  const x = (n: number) => left + ((WIDTH - left - 60) * n) / all;
  const y = (chance: number) => bottom - (bottom - top) * chance;
  for (const chance of [0, 0.5, 1]) {
    pen.strokeStyle = line;
    pen.setLineDash([]);
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(left, y(chance));
    pen.lineTo(WIDTH - 60, y(chance));
    pen.stroke();
    write(percent(chance), 40, y(chance) + 9, 24, soft);
  }
  report.players.forEach(({ seat: of }) => {
    pen.strokeStyle = of === seat ? ink : soft;
    pen.lineWidth = of === seat ? 6 : 3;
    pen.setLineDash(of === seat ? [] : (DASHES[of] ?? []));
    pen.beginPath();
    report.curve.forEach(({ n, chances }) => pen.lineTo(x(n), y(chances[of] ?? 0)));
    pen.stroke();
  });
  const gap = Math.min(56, (HEIGHT - 560) / Math.max(1, report.players.length));
  report.players.forEach((player, row) => {
    const at = 540 + row * gap;
    pen.strokeStyle = player.seat === seat ? ink : soft;
    pen.lineWidth = player.seat === seat ? 6 : 3;
    pen.setLineDash(player.seat === seat ? [] : (DASHES[player.seat] ?? []));
    pen.beginPath();
    pen.moveTo(60, at - 9);
    pen.lineTo(120, at - 9);
    pen.stroke();
    write(names[player.seat] ?? '', 140, at, 28, ink, 700);
    const figures = [
      `${t('review-luck')} ${change(player.luck)}`,
      ...(player.play === null ? [] : [`${t('review-play')} ${change(player.play)}`]),
      `${t('review-error')} ${percent(player.error, 2)}`,
      ...(player.strength ? [strength(player.strength)] : []),
    ];
    write(figures.join(' · '), 440, at, 26, soft);
  });
  write('Vierblatt', WIDTH - 180, HEIGHT - 30, 26, soft, 700);
  return canvas;
}

/** Hands it to the device's own share sheet, otherwise saves it. */
export async function sharePicture(report: Report, what: What): Promise<void> {
  const canvas = draw(report, what);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], 'vierblatt.png', { type: 'image/png' });
  const given = { files: [file], text: what.text };
  if ('canShare' in navigator && navigator.canShare(given)) {
    await navigator.share(given).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  toast(t('review-picture-saved'));
}
