/** Words of the languages of an entry. */
export const I18N: Readonly<Record<string, string>> = {
  'actions.delete.label': 'Supprimer l’entrée ({locale})',
  'actions.delete.dialog.title': 'Confirmation',
  'actions.delete.dialog.body': 'Supprimer cette langue de l’entrée\u202f?',
  'actions.delete.error': 'Cette langue n’a pas pu être supprimée.',
  'CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'CMEditViewCopyLocale.dialog.body':
    'Ce que contient le formulaire sera remplacé par le contenu de la langue choisie\u00a0:',
  'CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'CMEditViewCopyLocale.dialog.field.placeholder': 'Choisissez une langue…',
  'CMEditViewBulkLocale.publish-title': 'Publier plusieurs langues',
  'CMEditViewBulkLocale.unpublish-title': 'Dépublier plusieurs langues',
  'CMEditViewBulkLocale.status': 'État',
  'CMEditViewBulkLocale.publication-status': 'État de publication',
  'CMEditViewBulkLocale.continue-confirmation': 'Continuer\u202f?',
  'CMEditViewLocalePicker.locale.create': 'Créer la version <bold>{locale}</bold>',
  'CMListView.popover.display-locales.more': '{locales} et {count} de plus',
  'list-view.table.header.label': 'Langues',
  'CMEditViewBulkLocale.draft-relation-warning':
    'Des langues sont liées à des brouillons. Une fois publiées, elles pourraient avoir des liens morts.',
  'Settings.list.actions.publishAdditionalInfos': 'La langue choisie sera publiée, les autres non.',
  'Settings.list.actions.unpublishAdditionalInfos': 'La langue choisie sera dépubliée, les autres non.',
  'Settings.list.actions.deleteAdditionalInfos': 'La langue choisie sera supprimée, les autres non.',
  'actions.publish.dialog.title': 'Confirmation',
};
