import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrack as readFile } from '../../../cms/src/domain/gpx';
import { decodeXml } from '../../../cms/src/domain/gpx-text';
import { withWholeHeights } from '../../../src/content/track/heights';
import { readTrack } from '../../../src/content/track/track';

/** Returns the track that the site shows of a file that an editor uploads. */
async function shown(name: string) {
  const result = await readFile(decodeXml(readFileSync(join(__dirname, '../../fixtures/tracks', name))));
  if ('fault' in result) throw new Error(`${name}: ${result.fault.en}`);
  const track = readTrack(withWholeHeights(result.stretches));
  if (!track) throw new Error(`${name}: no track`);
  return track;
}

const steps = (line: readonly (readonly [number, number])[]) =>
  line.slice(1).map(([x], i) => Math.abs(x - (line[i]?.[0] ?? x)));

describe('a file as receivers and programs write it', () => {
  it.each(['marche-bac-marche.gpx', 'matin-et-apres-midi.gpx'])(
    '%s: of two stretches nothing counts, and nothing is drawn, that lies between them',
    async (name) => {
      const track = await shown(name);
      expect(track.lines).toHaveLength(2);
      expect(track.distanceKm).toBe(2);
      expect(track.ascentM).toBeGreaterThanOrEqual(30);
      expect(track.ascentM).toBeLessThanOrEqual(40);
      expect(track.heights).toHaveLength(track.line.length);
    },
  );

  it.each(['taveuni.gpx', 'taveuni-compte-au-dela.gpx'])(
    '%s: over the 180th meridian the line goes the short way',
    async (name) => {
      const { lines } = await shown(name);
      expect(Math.max(...lines.flatMap(steps))).toBeLessThan(0.01);
      expect(lines).toEqual((await shown('taveuni.gpx')).lines);
    },
  );

  it.each([
    ['un-point-sans-altitude.gpx', 100, 139],
    ['altitudes-inconnues.gpx', 100, 139],
    ['depart-a-zero.gpx', 853, 889],
  ])('%s: what is no height is bridged', async (name, lowest, highest) => {
    const { lowestM, highestM, ascentM } = await shown(name);
    expect(Math.abs((lowestM ?? 0) - lowest)).toBeLessThanOrEqual(2);
    expect(Math.abs((highestM ?? 0) - highest)).toBeLessThanOrEqual(2);
    expect(Math.abs((ascentM ?? 0) - 35)).toBeLessThanOrEqual(5);
  });

  it.each([
    'lignes-vides-en-tete.gpx',
    'espaces-en-tete.gpx',
    'entite-html.gpx',
    'utf-16.gpx',
    'bom-et-crlf.gpx',
    'latin-1.gpx',
    'se-dit-utf-16.gpx',
  ])('%s: what is meant is read', async (name) => {
    expect((await shown(name)).distanceKm).toBe(1);
  });
});
