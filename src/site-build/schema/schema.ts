import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { TYPE_DEFINITIONS } from './type-definitions';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs) {
  actions.createTypes(TYPE_DEFINITIONS);
}
