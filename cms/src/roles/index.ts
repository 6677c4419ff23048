export { alignPanelRoles } from './align';
export { noteRolesOfAdministrators } from './kept';
export { isTranslated } from './permissions';
export { NOT_THERE_YET, registerTranslationCondition } from './translation-condition';
