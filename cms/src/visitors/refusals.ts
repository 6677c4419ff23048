import { errors } from '@strapi/utils';
import type { Fault } from '../domain/forms/read-form';

/** @throws ValidationError with a code for each field, for the site to put into words */
export function refuseForm(
  faults: readonly (Fault | { path: string[]; code: string; wait?: number })[],
): never {
  throw new errors.ValidationError('The form cannot be taken as it is.', { errors: faults });
}

/** @throws RateLimitError saying how long to wait, in seconds */
export function refuseTooMany(wait: number): never {
  throw new errors.RateLimitError('Too many requests, please try again later.', { wait });
}
