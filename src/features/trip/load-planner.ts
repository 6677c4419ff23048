import type { ComponentType } from 'react';
import { loadStyle } from '../../services/load-style';
import type { TripPlannerProps } from './TripPlanner';

/** For a part of a page that loads by itself (src/ui/LazyPart). */
export async function loadTripPlanner(): Promise<ComponentType<TripPlannerProps>> {
  const [{ TripPlanner }] = await Promise.all([
    import(/* webpackChunkName: "trip-planner" */ './TripPlanner'),
    loadStyle('/trip.css'),
  ]);
  return TripPlanner;
}
