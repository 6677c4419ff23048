import encodeQR from 'qr';

/** A link as a code that telephones read from paper. */
export type QrCode = {
  /** Width and height in modules, the quiet border among them. */
  readonly size: number;
  /** The dark modules, as the `d` of a path. */
  readonly path: string;
};

/** Above it a code with more correction would have modules that a printer blurs. */
const DENSE = 1000;

/** @throws Error when the text is longer than a code holds (2,953 bytes) */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: text.length > DENSE ? 'low' : 'medium', border: 4 });
  return { size: rows.length, path: rows.map((row, y) => rowPath(row, y)).join('') };
}

/** Dark modules side by side are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
  }
  return path;
}
