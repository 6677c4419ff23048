import { act, screen, within } from '@testing-library/react';
import { Alerts } from '../../src/features/alerts/Alerts';
import { renderIn } from '../support/components/render';

const alert = (text: string, start: string, end: string, level = 'vigilance') => ({
  text,
  level,
  start,
  end,
  source: 'https://www.example.org/roads',
});
const ROAD = alert('La route est fermée.', '2026-11-01T00:00:00.000Z', '2026-11-30T18:00:00.000Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const showAt = (now: string, alerts = [ROAD]) => {
  jest.setSystemTime(new Date(now));
  return renderIn('fr', <Alerts locale="fr" place="Islande" alerts={alerts} />);
};
const note = () => screen.getByText('La route est fermée.').closest('dated-note');

describe('an alert', () => {
  it('names its level and place, its dates, and the official page that says it', () => {
    showAt('2026-11-10T12:00:00Z');
    const region = screen.getByRole('region', { name: 'Alertes en cours\u00a0: Islande' });
    expect(within(region).getByText('Vigilance – Islande')).toBeVisible();
    const [from, until] = [...region.querySelectorAll('time')];
    expect(from).toHaveTextContent('1er novembre 2026 à 00 h 00 (UTC)');
    expect(until).toHaveAttribute('datetime', '2026-11-30T18:00:00.000Z');
    expect(within(region).getByRole('link')).toHaveAttribute('href', 'https://www.example.org/roads');
    expect(within(region).getByRole('link')).toHaveTextContent('Source officielle : example.org');
  });

  it('says the same in English', () => {
    jest.setSystemTime(new Date('2026-11-10T12:00:00Z'));
    renderIn('en', <Alerts locale="en" place="Iceland" alerts={[ROAD]} />);
    expect(screen.getByText('Caution – Iceland')).toBeVisible();
    expect(screen.getByText('30 November 2026, 18:00 (UTC)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Official source: example.org' })).toBeVisible();
  });

  it.each([
    ['2026-10-31T23:59:59.999Z', true],
    ['2026-11-01T00:00:00.000Z', false],
    ['2026-11-30T17:59:59.999Z', false],
    ['2026-11-30T18:00:00.000Z', true],
  ])('at %s is hidden: %s', (now, isHidden) => {
    showAt(now);
    expect(note()).toHaveProperty('hidden', isHidden);
  });

  it('comes and goes while the page stays open', () => {
    showAt('2026-10-30T00:00:00Z');
    act(() => void jest.advanceTimersByTime(47 * 3_600_000));
    expect(note()).toHaveProperty('hidden', true);
    act(() => void jest.advanceTimersByTime(3_600_000));
    expect(note()).toHaveProperty('hidden', false);
    act(() => void jest.advanceTimersByTime(31 * 24 * 3_600_000));
    expect(note()).toHaveProperty('hidden', true);
  });

  it('leaves no timer behind when the page goes', () => {
    const { unmount } = showAt('2026-11-10T12:00:00Z');
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('of each level has a word and a shape of its own', () => {
    const levels = ['info', 'vigilance', 'danger'];
    const { container } = showAt(
      '2026-11-10T12:00:00Z',
      levels.map((level) => alert(level, ROAD.start, ROAD.end, level)),
    );
    expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(
      levels.map((level) => `/icons/frame.svg#alerte-${level}`),
    );
    expect(screen.getAllByText(/ – Islande$/).map(({ textContent }) => textContent)).toEqual([
      'Information – Islande',
      'Vigilance – Islande',
      'Danger – Islande',
    ]);
  });
});

it('without alerts there is nothing', () => {
  const { container } = showAt('2026-11-10T12:00:00Z', []);
  expect(container).toBeEmptyDOMElement();
});
