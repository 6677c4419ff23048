import { gradient, type Paper } from './paper';
import { between, times } from './random';
import { disc, group, shape, stroke, type Markup } from './svg';

/** A silversword: a globe of silver leaves; in flower it carries a tall purple spire. Stands at 0. */
export const silversword = (paper: Paper, size: number, flower: boolean): Markup => {
  const { random } = paper;
  const leaf = (angle: number, length: number): string => {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const wide = size * 0.06;
    const [nx, ny] = [-Math.sin(angle) * wide, Math.cos(angle) * wide];
    const bend = length * 0.1;
    return `M0 ${(-size * 0.3).toFixed(0)}q${(dx * 0.5 + nx).toFixed(0)} ${(dy * 0.5 + ny - bend).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}q${(-dx * 0.5 - nx).toFixed(0)} ${(-dy * 0.5 - ny - bend).toFixed(0)} ${(-dx).toFixed(0)} ${(-dy).toFixed(0)}z`;
  };
  const ring = (count: number, length: number): string[] =>
    times(count, (i) =>
      leaf(-Math.PI * 1.12 + (i / (count - 1)) * Math.PI * 1.24, size * length * between(random, 0.86, 1.06)),
    );
  const tone = (leaves: readonly string[], dark: string, light: string): Markup =>
    shape(leaves.filter((_, i) => i < leaves.length * 0.55).join(''), dark) +
    shape(leaves.filter((_, i) => i >= leaves.length * 0.55).join(''), light);
  const florets = times(58, (i): Markup => {
    const t = i / 60;
    const half = size * 0.24 * (1 - t * 0.78);
    const at = ((i * 0.618) % 1) * 2 - 1;
    const y = -size * (0.75 + t * 1.75);
    return (
      disc(at * half, y, size * (0.085 - t * 0.045), at > 0.1 ? '#e07a8c' : '#7a3358') +
      disc(
        at * half + size * 0.01,
        y - size * 0.01,
        size * 0.03 * (1 - t * 0.5),
        at > 0.1 ? '#ffd98a' : '#c2607c',
      )
    );
  });
  return group(
    {},
    shape(
      `M${String(-size * 1.5)} ${String(size * 0.06)}q${String(size * 0.8)}-${String(size * 0.2)} ${String(size * 2)} 0q-${String(size)} ${String(size * 0.18)}-${String(size * 2)} 0z`,
      '#140d1c',
      { opacity: 0.6 },
    ),
    tone(ring(25, 1), '#4d5673', '#a9aeb6'),
    flower
      ? shape(
          `M${String(-size * 0.28)} ${String(-size * 0.6)}Q${String(-size * 0.2)} ${String(-size * 2)} 0 ${String(-size * 2.56)}Q${String(size * 0.2)} ${String(-size * 2)} ${String(size * 0.28)} ${String(-size * 0.6)}z`,
          '#4a2344',
        )
      : '',
    ...(flower ? florets : []),
    tone(ring(21, 0.82), '#69738f', '#d4d2c8'),
    tone(ring(15, 0.6), '#8590a6', '#f3e7cd'),
    tone(ring(9, 0.36), '#a7aebc', '#fff3d6'),
  );
};

/** A taro leaf, a heart hung by its notch; stem to 0. */
export const heart = (
  paper: Paper,
  x: number,
  y: number,
  size: number,
  turn: number,
  lit: string,
  dark: string,
): Markup => {
  const d = 'M0 76C-44 48-78-4-64-44C-54-78-12-74 0-14C12-74 54-78 64-44C78-4 44 48 0 76z';
  return group(
    { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size / 60)})` },
    shape(
      d,
      gradient(
        paper,
        [-60, -50],
        [50, 50],
        [
          [0, lit],
          [1, dark],
        ],
      ),
    ),
    shape('M0 76C44 48 78-4 64-44C54-78 12-74 0-14z', dark, { opacity: 0.55 }),
    stroke(
      'M0-14V64M0-12Q-20-30-42-48M0 2Q-26-4-54-6M0 22Q-22 26-38 32M0-12Q20-30 42-48M0 2Q26-4 54-6M0 22Q22 26 38 32',
      '#d6e79a',
      2.4,
      { opacity: 0.7 },
    ),
  );
};
