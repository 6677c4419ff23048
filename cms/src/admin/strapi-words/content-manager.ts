/** Words of the lists and forms of entries. */
export const CONTENT_MANAGER: Readonly<Record<string, string>> = {
  'actions.delete.label': 'Supprimer l’entrée{isLocalized, select, true { (toutes les langues)} other {}}',
  'actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'actions.copy-documentId.label': 'Copier l’identifiant',
  'actions.copy-documentId.success': 'Identifiant copié',
  'components.RelationInputModal.modal-title': 'Modifier l’entrée liée',
  'components.RelationInputModal.button-fullpage': 'Ouvrir l’entrée',
  'components.RelationInputModal.confirmation-message':
    'Des changements ne sont pas enregistrés. Fermer quand même\u202f?',
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
  'popUpWarning.warning.unpublish-question': 'Ne pas le publier\u202f?',
  'preview.panel.title': 'Aperçu',
  'preview.panel.button': 'Ouvrir l’aperçu',
  'preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'preview.page-title': 'Aperçu\u00a0: {contentType}',
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
  'actions.unpublish.dialog.radio-label': 'Choisissez comment dépublier.',
  'components.Blocks.collapse': 'Réduire',
  'components.Blocks.dnd.instruction':
    'Pour changer l’ordre des blocs, pressez Commande ou Contrôle, Majuscule et la flèche du haut ou du bas',
  'components.Blocks.dnd.reorder': '{item}, déplacé. Nouvelle position\u00a0: {position}.',
  'components.Blocks.expand': 'Agrandir',
  'components.DynamicZone.add-item-above': 'Ajouter un composant au-dessus',
  'components.DynamicZone.add-item-below': 'Ajouter un composant au-dessous',
  'components.DynamicZone.extra-components':
    '{number, plural, =0 {Aucun composant de trop} one {# composant de trop} other {# composants de trop}}',
  'components.DynamicZone.more-actions': 'Autres actions',
  'components.DynamicZone.move-down': 'Descendre',
  'components.DynamicZone.move-up': 'Monter',
  'components.DynamicZone.unknown-component': 'Composant inconnu',
  'containers.list.autoCloneModal.error.relation': 'La copie retirerait peut-être le lien de l’original.',
  'containers.list.autoCloneModal.error.unique': 'Deux entrées ne peuvent pas avoir la même valeur ici.',
  'containers.list.selectedEntriesModal.selectedCount.publish':
    '{publishedCount, plural, =0 {Aucune entrée déjà publiée} one {<b>#</b> entrée déjà publiée} other {<b>#</b> entrées déjà publiées}}. {draftCount, plural, =0 {Aucune entrée prête} one {<b>#</b> entrée prête} other {<b>#</b> entrées prêtes}} à publier. {withErrorsCount, plural, =0 {Aucune entrée} one {<b>#</b> entrée} other {<b>#</b> entrées}} à corriger.',
  'containers.list.selectedEntriesModal.selectedCount.unpublish':
    '{draftCount, plural, =0 {Aucune entrée déjà dépubliée} one {<b>#</b> entrée déjà dépubliée} other {<b>#</b> entrées déjà dépubliées}}. {publishedCount, plural, =0 {Aucune entrée prête} one {<b>#</b> entrée prête} other {<b>#</b> entrées prêtes}} à dépublier.',
  'containers.list.table-headers.status': 'État',
  'containers.ListPage.selectedEntriesModal.title': 'Publier des entrées',
  'form.Input.hint.minMaxDivider': ' / ',
  'form.Input.hint.text':
    '{min, select, undefined {} other {min. {min}}}{divider}{max, select, undefined {} other {max. {max}}}{unit}{br}{description}',
  'plugin.name': 'Contenus',
  'popUpWarning.warning.has-draft-relations.message':
    'Cette entrée est liée à {count, plural, one {# brouillon. Ce lien ne paraîtra pas} other {# brouillons. Ces liens ne paraîtront pas}} dans la version publiée.',
  'popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# entrée liée est encore un brouillon. Elle paraîtra quand elle sera publiée.} other {# entrées liées sont encore des brouillons. Elles paraîtront quand elles seront publiées.}}',
  'popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# lien mène à un brouillon et paraîtra quand celui-ci sera publié.} other {# liens mènent à des brouillons et paraîtront quand ceux-ci seront publiés.}}',
  'popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>{count, plural, one {# lien} other {# liens}} de {entities, plural, one {# entrée} other {# entrées}}</b>\u00a0: {count, plural, one {il mène à un brouillon et ne paraîtra pas encore} other {ils mènent à des brouillons et ne paraîtront pas encore}}. ',
  'preview.panel.button-configuration': 'Régler l’aperçu',
  'preview.info.single-click-hint': 'Double-cliquez pour modifier',
  'preview.error.invalid-field-path': 'Ce champ n’est pas dans l’entrée ouverte',
  'preview.error.relations-not-handled': 'Les liens ne se modifient pas dans l’aperçu.',
  'preview.error.incomplete-strapi-source': 'L’aperçu ne sait pas d’où vient ce champ',
  'preview.error.different-document': 'Ce champ vient d’une autre entrée',
  'preview.error.script-failed':
    'L’aperçu ne se laisse pas modifier\u00a0: son programme n’a pas pu être chargé.',
};
