import { errors } from '@strapi/utils';
import { type EntryName, nameFaults } from '../domain/entry-name';
import { inBothLanguages, type Message } from '../domain/message';

/** @throws ValidationError naming the entry, in French and in English, when there is a fault */
export function refuseIf(entry: EntryName, faults: readonly Message[]): void {
  if (faults.length === 0) return;
  throw new errors.ValidationError(inBothLanguages(nameFaults(entry, faults)), { entry, faults });
}
