/** Words of Strapi's own that its French leaves in English, where editors meet them. */
const CONTENT_MANAGER: Readonly<Record<string, string>> = {
  'actions.delete.label': 'Supprimer l’entrée{isLocalized, select, true { (toutes les langues)} other {}}',
  'actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'actions.copy-documentId.label': 'Copier l’identifiant',
  'actions.copy-documentId.success': 'Identifiant copié',
  'components.RelationInputModal.modal-title': 'Modifier l’entrée liée',
  'components.RelationInputModal.button-fullpage': 'Ouvrir l’entrée',
  'components.RelationInputModal.confirmation-message':
    'Des changements ne sont pas enregistrés. Fermer quand même ?',
  'containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.edit.information.document.value': '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.edit.information.documentId.label': 'Identifiant',
  'containers.List.statusFilter.draft': 'Brouillon (jamais publié)',
  'containers.List.statusFilter.published': 'Publié (tous)',
  'containers.List.statusFilter.publishedModified': 'Publié (modifié depuis)',
  'containers.List.statusFilter.publishedUnmodified': 'Publié (tel quel)',
  'containers.list.filters.status': 'État',
  'containers.list.selectedEntriesModal.title': 'Publier des entrées',
  'form.Input.hint.character.unit': '{maxValue, plural, one { signe} other { signes}}',
  'permissions.not-allowed.locale': 'Vous n’avez pas accès à ce contenu dans cette langue',
  'popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'popUpWarning.warning.unpublish': 'Sans publication, ce contenu redevient un brouillon.',
  'popUpWarning.warning.unpublish-question': 'Ne pas le publier ?',
  'preview.panel.title': 'Aperçu',
  'preview.panel.button': 'Ouvrir l’aperçu',
  'preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'preview.page-title': 'Aperçu : {contentType}',
  'preview.header.close': 'Fermer l’aperçu',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'preview.copy.success': 'Lien copié',
  'preview.tabs.label': 'État',
  'preview.content.close-editor': 'Fermer le formulaire',
  'preview.content.open-editor': 'Ouvrir le formulaire',
  'preview.device.select': 'Largeur de l’écran',
  'preview.device.desktop': 'Ordinateur',
  'preview.device.mobile': 'Téléphone',
  'relation.create': 'Créer une entrée liée',
  'success.records.publish': 'Publié.',
  'listView.validation.errors.title': 'À corriger',
  'listView.validation.errors.message':
    'Corrigez les champs avant de publier (champ obligatoire, texte trop long…)',
  'validation.error.unreadable-required-field':
    'Votre rôle ne permet pas de lire certains champs obligatoires. Demandez l’accès à un administrateur.',
};

const I18N: Readonly<Record<string, string>> = {
  'actions.delete.label': 'Supprimer l’entrée ({locale})',
  'actions.delete.dialog.title': 'Confirmation',
  'actions.delete.dialog.body': 'Supprimer cette langue de l’entrée ?',
  'actions.delete.error': 'Cette langue n’a pas pu être supprimée.',
  'CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'CMEditViewCopyLocale.dialog.body':
    'Ce que contient le formulaire sera remplacé par le contenu de la langue choisie :',
  'CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'CMEditViewCopyLocale.dialog.field.placeholder': 'Choisissez une langue…',
  'CMEditViewBulkLocale.publish-title': 'Publier plusieurs langues',
  'CMEditViewBulkLocale.unpublish-title': 'Dépublier plusieurs langues',
  'CMEditViewBulkLocale.status': 'État',
  'CMEditViewBulkLocale.publication-status': 'État de publication',
  'CMEditViewBulkLocale.continue-confirmation': 'Continuer ?',
  'CMEditViewLocalePicker.locale.create': 'Créer la version <bold>{locale}</bold>',
  'CMListView.popover.display-locales.more': '{locales} et {count} de plus',
  'list-view.table.header.label': 'Langues',
};

const ADMIN: Readonly<Record<string, string>> = {
  'components.Input.error.validation.max': 'Nombre trop grand : {max} au plus.',
  'components.Input.error.validation.min': 'Nombre trop petit : {min} au moins.',
  'components.Input.error.validation.maxLength': 'Texte trop long : {max} signes au plus.',
  'components.Input.error.validation.minLength': 'Texte trop court : {min} signes au moins.',
  'components.Input.error.validation.required': 'Ce champ est obligatoire.',
  'components.Input.error.validation.email': 'Ce n’est pas une adresse électronique.',
  'components.Input.error.validation.json': 'Ce texte n’est pas du JSON.',
  'components.Input.error.validation.unique': 'Cette valeur est déjà prise.',
  // Only addresses of pages elsewhere have a pattern.
  'components.Input.error.validation.regex': 'L’adresse doit commencer par https://.',
};

const prefixed = (plugin: string, words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).map(([key, text]) => [`${plugin}.${key}`, text]);

export const STRAPI_WORDS = {
  fr: {
    ...Object.fromEntries([...prefixed('content-manager', CONTENT_MANAGER), ...prefixed('i18n', I18N)]),
    ...ADMIN,
  },
  en: {
    'i18n.list-view.table.header.label': 'Languages',
    'components.Input.error.validation.regex': 'The address must start with https://.',
  },
};
