export { alignPanelRoles } from './align';
export { closePanelRoutes } from './panel-routes';
export { noteRolesOfAdministrators } from './kept';
export { isTranslated } from './permissions';
export { NOT_THERE_YET, registerTranslationCondition } from './translation-condition';
