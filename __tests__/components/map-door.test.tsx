import { act, fireEvent, screen } from '@testing-library/react';
import { MAP_PATIENCE } from '../../src/config/interaction';
import { FetchedMap } from '../../src/features/map/FetchedMap';
import { MapDoor } from '../../src/features/map/MapDoor';
import { renderIn } from '../support/components/render';

jest.mock('../../src/features/map/LeafletMap', () => ({
  __esModule: true,
  default: () => <p>the live map</p>,
}));
jest.mock('../../src/services/load-style', () => ({ loadStyle: () => Promise.resolve() }));

/** Everything is in view. */
class Seen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Seen });
});
afterEach(() => jest.useRealTimers());

function showDoor() {
  renderIn(
    'fr',
    <MapDoor
      locale="fr"
      label="Carte : Islande"
      baseMap="islande"
      frame={{ west: -25, south: 62, east: -12, north: 67 }}
      places={[]}
      selectedId={undefined}
      hoveredId={undefined}
      here={undefined}
      hasTiles={false}
      onSelect={() => undefined}
      onHover={() => undefined}
    />,
  );
}

/** Lets what was asked for arrive. */
const arrive = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('a map that is in view at once', () => {
  it('is a still picture until the visitor gives a sign', async () => {
    showDoor();
    await arrive();
    expect(screen.getByRole('img', { name: 'Carte : Islande' })).toBeInTheDocument();
    expect(screen.queryByText('the live map')).toBeNull();
  });

  it.each([
    ['a pointer moves', () => fireEvent(window, new Event('pointermove'))],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['the page is scrolled', () => fireEvent.scroll(window)],
  ])('comes when %s', async (_, sign) => {
    showDoor();
    await arrive();
    sign();
    await arrive();
    expect(screen.getByText('the live map')).toBeInTheDocument();
  });

  it('comes to those who only look', async () => {
    showDoor();
    await act(() => jest.advanceTimersByTimeAsync(MAP_PATIENCE));
    await arrive();
    expect(screen.getByText('the live map')).toBeInTheDocument();
  });
});

it.each([
  [true, ['/fr/japon/carte/']],
  [false, []],
])('leads to the map’s own page where the country has one: %s', (hasMap, expected) => {
  const country = { name: 'Japon', path: '/fr/japon/', hasMap };
  const frame = { west: 122, south: 24, east: 146, north: 45 };
  renderIn('fr', <FetchedMap locale="fr" country={country} baseMap="japan" frame={frame} />);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected);
});
