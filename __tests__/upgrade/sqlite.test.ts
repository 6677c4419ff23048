import { Installation, sqlite } from '../support/upgrade/installation';
import { describeUpgrade } from '../support/upgrade/scenario';

describeUpgrade(
  'an installation of the release before, on SQLite',
  () => new Installation('a39e1e8', 'sqlite', sqlite),
);
describeUpgrade(
  'a database made by Strapi 5.53.0',
  () => new Installation('strapi-5.53.0', 'sqlite', sqlite),
);
