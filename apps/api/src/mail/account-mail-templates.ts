import type { Language } from '@comptoir/rules/language'
import type { DefaultMailTemplate } from './texts/types.ts'

const s = '\u00a0'

/** Default templates of account mails, by language and kind. */
export const accountMailTemplates: Readonly<Record<Language, Readonly<Record<string, DefaultMailTemplate>>>> =
  {
    fr: {
      account_created: {
        subject: 'Bienvenue chez {{shop_name}}',
        lines: [
          'Votre compte est ouvert, avec l’adresse {{email}}.',
          `Vous n’êtes pas à l’origine de cette inscription${s}? Répondez à ce message, nous fermons le compte.`,
        ],
        action: 'Ouvrir mon compte',
      },
      password_reset: {
        subject: 'Choisir un nouveau mot de passe',
        lines: [
          `Vous avez demandé un nouveau mot de passe. Ce lien permet de le choisir${s}; il sert une seule fois et vaut jusqu’au {{expires}}.`,
          `Vous n’avez rien demandé${s}? Ne faites rien${s}: le mot de passe actuel reste le même.`,
        ],
        action: 'Choisir un mot de passe',
      },
      password_changed: {
        subject: 'Votre mot de passe a changé',
        lines: [
          'Le mot de passe de votre compte vient d’être changé. Les autres appareils ont été déconnectés.',
          `Ce n’est pas vous${s}? Choisissez aussitôt un nouveau mot de passe et prévenez-nous.`,
        ],
        action: 'Choisir un nouveau mot de passe',
      },
      email_confirm: {
        subject: 'Confirmez votre adresse e-mail',
        lines: [
          'Un compte a été ouvert, ou doit l’être, avec l’adresse {{email}}. Confirmez d’un clic, avant le {{expires}}, que cette adresse est bien la vôtre.',
          `Vous n’avez rien demandé${s}? Ne faites rien${s}: sans confirmation, le compte n’a accès à rien de ce qui concerne cette adresse.`,
        ],
        action: 'Confirmer mon adresse',
      },
      email_change_requested: {
        subject: 'Une nouvelle adresse e-mail est demandée pour votre compte',
        lines: [
          'L’adresse {{new_email}} remplacera celle de votre compte dès qu’elle aura été confirmée. Les autres appareils ont été déconnectés.',
          `Ce n’est pas vous${s}? Choisissez aussitôt un nouveau mot de passe${s}: le changement d’adresse est alors annulé.`,
        ],
        action: 'Choisir un nouveau mot de passe',
      },
      order_link: {
        subject: 'Votre commande {{order_number}}',
        lines: [
          'Voici le lien vers votre commande {{order_number}}. Il vaut jusqu’au {{expires}}.',
          `Vous n’avez rien demandé${s}? Ne faites rien, et ne transmettez pas ce message.`,
        ],
        action: 'Voir ma commande',
      },
      recommendation: {
        subject: '{{sender_name}} vous recommande un article de {{shop_name}}',
        lines: [
          '{{sender_name}} pense que cet article peut vous plaire : {{product_name}}.',
          '{{message_copy}}',
          'Son adresse e-mail : {{sender_email}}',
          'Ce message vous est adressé une seule fois, à la demande de cette personne. Votre adresse n’est pas gardée pour autre chose.',
        ],
        action: 'Voir l’article',
      },
      cancellation_link: {
        subject: 'Annuler votre commande {{order_number}}',
        lines: [
          'Vous avez demandé l’annulation de votre commande {{order_number}}. Confirmez-la avec ce lien, avant le {{expires}}.',
          `Vous n’avez rien demandé${s}? Ne faites rien${s}: la commande reste comme elle est.`,
        ],
        action: 'Annuler la commande',
      },
      withdrawal_link: {
        subject: 'Renoncer à votre commande {{order_number}}',
        lines: [
          'Voici le lien pour vous rétracter de votre commande {{order_number}}. Il vaut jusqu’au {{expires}}. Vous choisissez les articles, puis vous confirmez.',
          `Vous n’avez rien demandé${s}? Ne faites rien${s}: la commande reste comme elle est.`,
        ],
        action: 'Me rétracter',
      },
      email_changed: {
        subject: 'L’adresse e-mail de votre compte a changé',
        lines: [
          'L’adresse de votre compte est désormais {{new_email}}. Ce message est le dernier que nous envoyons à l’ancienne.',
          `Ce n’est pas vous${s}? Répondez à ce message sans attendre.`,
        ],
      },
      account_locked: {
        subject: 'Accès à votre compte suspendu quelques minutes',
        lines: [
          `Plusieurs essais de connexion ont échoué. Par précaution, l’accès à votre compte est suspendu jusqu’au {{expires}}${s}; il se rouvre ensuite tout seul.`,
          `Ce n’était pas vous${s}? Choisissez un nouveau mot de passe, que vous n’employez nulle part ailleurs.`,
        ],
        action: 'Choisir un nouveau mot de passe',
      },
      newsletter_confirm: {
        subject: 'Confirmez votre inscription à notre lettre',
        lines: [
          'Quelqu’un, vous sans doute, a demandé à recevoir notre lettre à l’adresse {{email}}. Confirmez d’un clic avant le {{expires}}.',
          `Si ce n’est pas vous, ne faites rien${s}: sans confirmation, nous n’écrirons pas.`,
        ],
        action: 'Confirmer mon inscription',
      },
      newsletter_welcome: {
        subject: 'Votre inscription à notre lettre',
        lines: [
          'Votre inscription est confirmée.',
          `Pour ne plus recevoir notre lettre${s}: {{unsubscribe_url}}`,
        ],
        action: 'Voir la boutique',
      },
      newsletter_leave: {
        subject: 'Confirmez votre désinscription de notre lettre',
        lines: [
          'Quelqu’un, vous sans doute, a demandé à ne plus recevoir notre lettre à l’adresse {{email}}. Un clic suffit pour la quitter.',
          `Si ce n’est pas vous, ne faites rien${s}: rien ne change.`,
        ],
        action: 'Me désinscrire',
      },
      newsletter_unsubscribed: {
        subject: 'Vous ne recevrez plus notre lettre',
        lines: ['L’adresse {{email}} ne figure plus parmi les abonnés de notre lettre.'],
        action: 'Me réinscrire',
      },
      professional_to_confirm: {
        subject: 'Compte professionnel à confirmer',
        lines: [
          `{{buyer}}, SIRET {{siret}}, adresse {{email}}${s}: ce compte attend votre confirmation. Jusque-là il voit les prix des particuliers.`,
          `Pour décider${s}: npm run comptoir -- professionals confirm ou refuse, avec l’adresse du compte.`,
        ],
      },
      professional_confirmed: {
        subject: 'Votre compte professionnel est confirmé',
        lines: ['Nous avons vérifié votre entreprise. Vous voyez désormais les prix pour professionnels.'],
        action: 'Ouvrir mon compte',
      },
      professional_refused: {
        subject: 'Votre compte professionnel n’est pas confirmé',
        lines: [
          'Nous n’avons pas pu confirmer votre entreprise. Votre compte reste ouvert, aux prix des particuliers.',
          '{{reason}}',
          'Une erreur de notre part, ou un numéro à corriger\u00a0? Répondez à ce message.',
        ],
        action: 'Ouvrir mon compte',
      },
      deletion_requested: {
        subject: 'Votre demande de suppression de compte',
        lines: [
          `Nous avons enregistré votre demande${s}: votre compte sera supprimé au plus tard le {{expires}}. Vous pouvez changer d’avis jusque-là.`,
          `Ce n’est pas vous${s}? Annulez et changez aussitôt de mot de passe.`,
        ],
        action: 'Annuler la suppression',
      },
      deletion_cancelled: {
        subject: 'Votre compte est conservé',
        lines: ['La suppression de votre compte est annulée. Rien n’a changé.'],
        action: 'Ouvrir mon compte',
      },
      personal_data_anonymized: {
        subject: 'Vos données ont été rendues anonymes',
        lines: [
          'Comme vous l’avez demandé, vos données personnelles ont été remplacées dans votre compte. Cela ne peut pas être annulé.',
          `Pour vous connecter encore, employez désormais cet identifiant, avec le même mot de passe${s}: {{new_email}}`,
          'Ce message est le dernier que nous envoyons à cette adresse.',
        ],
      },
    },
    en: {
      account_created: {
        subject: 'Welcome to {{shop_name}}',
        lines: [
          'Your account is open, with the address {{email}}.',
          'Was it not you who signed up? Reply to this message and we will close the account.',
        ],
        action: 'Open my account',
      },
      password_reset: {
        subject: 'Choose a new password',
        lines: [
          'You asked for a new password. This link lets you choose it; it works once and until {{expires}}.',
          'If you did not ask for it, there is nothing to do: your current password stays the same.',
        ],
        action: 'Choose a password',
      },
      password_changed: {
        subject: 'Your password has changed',
        lines: [
          'The password of your account has just been changed. Other devices have been signed out.',
          'Was it not you? Choose a new password at once and let us know.',
        ],
        action: 'Choose a new password',
      },
      email_confirm: {
        subject: 'Confirm your e-mail address',
        lines: [
          'An account was opened with the address {{email}}, or is to use it. Confirm with one click before {{expires}} that this address is yours.',
          'Did you not ask for this? There is nothing to do: without confirmation the account sees nothing that concerns this address.',
        ],
        action: 'Confirm my address',
      },
      email_change_requested: {
        subject: 'A new e-mail address was requested for your account',
        lines: [
          'The address {{new_email}} will replace the one of your account as soon as it is confirmed. Other devices have been signed out.',
          'Was it not you? Choose a new password at once: that cancels the change of address.',
        ],
        action: 'Choose a new password',
      },
      order_link: {
        subject: 'Your order {{order_number}}',
        lines: [
          'Here is the link to your order {{order_number}}. It works until {{expires}}.',
          'Did you not ask for this? There is nothing to do, and please do not forward this message.',
        ],
        action: 'See my order',
      },
      recommendation: {
        subject: '{{sender_name}} recommends something at {{shop_name}}',
        lines: [
          '{{sender_name}} thinks that you may like this: {{product_name}}.',
          '{{message_copy}}',
          'Their e-mail address: {{sender_email}}',
          'This message is sent to you once, because this person asked for it. Your address is kept for nothing else.',
        ],
        action: 'See the product',
      },
      cancellation_link: {
        subject: 'Cancel your order {{order_number}}',
        lines: [
          'You asked to cancel your order {{order_number}}. Confirm this with the link, before {{expires}}.',
          'Did you not ask for this? There is nothing to do: the order stays as it is.',
        ],
        action: 'Cancel the order',
      },
      withdrawal_link: {
        subject: 'Withdraw from your order {{order_number}}',
        lines: [
          'Here is the link to withdraw from your order {{order_number}}. It works until {{expires}}. You choose the articles, then confirm.',
          'Did you not ask for this? There is nothing to do: the order stays as it is.',
        ],
        action: 'Withdraw from my order',
      },
      email_changed: {
        subject: 'The e-mail address of your account has changed',
        lines: [
          'The address of your account is now {{new_email}}. This is the last message we send to the old one.',
          'Was it not you? Reply to this message without delay.',
        ],
      },
      account_locked: {
        subject: 'Access to your account is suspended for a few minutes',
        lines: [
          'Several attempts to sign in have failed. To be safe, your account cannot be used until {{expires}}; it then opens again by itself.',
          'Was it not you? Choose a new password that you use nowhere else.',
        ],
        action: 'Choose a new password',
      },
      newsletter_confirm: {
        subject: 'Confirm your subscription to our newsletter',
        lines: [
          'Somebody, no doubt you, asked to receive our newsletter at {{email}}. Confirm with one click before {{expires}}.',
          'If it was not you, do nothing: without confirmation we will not write.',
        ],
        action: 'Confirm my subscription',
      },
      newsletter_welcome: {
        subject: 'Your subscription to our newsletter',
        lines: ['Your subscription is confirmed.', 'To stop receiving our newsletter: {{unsubscribe_url}}'],
        action: 'See the shop',
      },
      newsletter_leave: {
        subject: 'Confirm that you want to leave our newsletter',
        lines: [
          'Somebody, no doubt you, asked us to stop sending our newsletter to {{email}}. One click is enough.',
          'If it was not you, do nothing: nothing changes.',
        ],
        action: 'Unsubscribe',
      },
      newsletter_unsubscribed: {
        subject: 'You will no longer receive our newsletter',
        lines: ['The address {{email}} is no longer among the subscribers to our newsletter.'],
        action: 'Subscribe again',
      },
      professional_to_confirm: {
        subject: 'Professional account to confirm',
        lines: [
          '{{buyer}}, SIRET {{siret}}, address {{email}}: this account waits for your confirmation. Until then it sees the prices for private customers.',
          'To decide: npm run comptoir -- professionals confirm or refuse, with the address of the account.',
        ],
      },
      professional_confirmed: {
        subject: 'Your professional account is confirmed',
        lines: ['We have checked your company. You now see the prices for professionals.'],
        action: 'Open my account',
      },
      professional_refused: {
        subject: 'Your professional account is not confirmed',
        lines: [
          'We could not confirm your company. Your account stays open, with the prices for private customers.',
          '{{reason}}',
          'If we are mistaken, or a number needs correcting, reply to this message.',
        ],
        action: 'Open my account',
      },
      deletion_requested: {
        subject: 'Your request to delete your account',
        lines: [
          'We have recorded your request: your account will be deleted by {{expires}} at the latest. You can change your mind until then.',
          'Was it not you? Cancel it and change your password at once.',
        ],
        action: 'Cancel the deletion',
      },
      deletion_cancelled: {
        subject: 'Your account is kept',
        lines: ['The deletion of your account is cancelled. Nothing has changed.'],
        action: 'Open my account',
      },
      personal_data_anonymized: {
        subject: 'Your data has been made anonymous',
        lines: [
          'As you asked, the personal data in your account has been replaced. This cannot be undone.',
          'To sign in again, use this login from now on, with the same password: {{new_email}}',
          'This is the last message we send to this address.',
        ],
      },
    },
    it: {
      account_created: {
        subject: 'Le diamo il benvenuto da {{shop_name}}',
        lines: [
          'Il suo account è aperto, con l’indirizzo {{email}}.',
          'Non è stato lei a iscriversi? Risponda a questo messaggio e chiuderemo l’account.',
        ],
        action: 'Aprire il mio account',
      },
      password_reset: {
        subject: 'Scegliere una nuova password',
        lines: [
          'Ha chiesto una nuova password. Questo link permette di sceglierla; vale una sola volta e fino a {{expires}}.',
          'Non ha chiesto nulla? Non faccia nulla: la password attuale resta la stessa.',
        ],
        action: 'Scegliere una password',
      },
      password_changed: {
        subject: 'La sua password è cambiata',
        lines: [
          'La password del suo account è appena stata cambiata. Gli altri dispositivi sono stati disconnessi.',
          'Non è stato lei? Scelga subito una nuova password e ci avvisi.',
        ],
        action: 'Scegliere una nuova password',
      },
      email_confirm: {
        subject: 'Confermi il suo indirizzo e-mail',
        lines: [
          'Un account è stato aperto, o sta per esserlo, con l’indirizzo {{email}}. Confermi con un clic, entro {{expires}}, che questo indirizzo è suo.',
          'Non ha chiesto nulla? Non faccia nulla: senza conferma l’account non vede nulla di ciò che riguarda questo indirizzo.',
        ],
        action: 'Confermare il mio indirizzo',
      },
      email_change_requested: {
        subject: 'È stato richiesto un nuovo indirizzo e-mail per il suo account',
        lines: [
          'L’indirizzo {{new_email}} sostituirà quello del suo account non appena sarà confermato. Gli altri dispositivi sono stati disconnessi.',
          'Non è stato lei? Scelga subito una nuova password: così il cambio di indirizzo viene annullato.',
        ],
        action: 'Scegliere una nuova password',
      },
      order_link: {
        subject: 'Il suo ordine {{order_number}}',
        lines: [
          'Ecco il link al suo ordine {{order_number}}. Vale fino a {{expires}}.',
          'Non ha chiesto nulla? Non faccia nulla e non inoltri questo messaggio.',
        ],
        action: 'Vedere il mio ordine',
      },
      recommendation: {
        subject: '{{sender_name}} le consiglia un articolo di {{shop_name}}',
        lines: [
          '{{sender_name}} pensa che questo articolo possa piacerle: {{product_name}}.',
          '{{message_copy}}',
          'Il suo indirizzo e-mail: {{sender_email}}',
          'Questo messaggio le è inviato una sola volta, su richiesta di questa persona. Il suo indirizzo non è conservato per altro.',
        ],
        action: 'Vedere l’articolo',
      },
      cancellation_link: {
        subject: 'Annullare il suo ordine {{order_number}}',
        lines: [
          'Ha chiesto di annullare il suo ordine {{order_number}}. Lo confermi con questo link, entro {{expires}}.',
          'Non ha chiesto nulla? Non faccia nulla: l’ordine resta com’è.',
        ],
        action: 'Annullare l’ordine',
      },
      withdrawal_link: {
        subject: 'Recedere dal suo ordine {{order_number}}',
        lines: [
          'Ecco il link per recedere dal suo ordine {{order_number}}. Vale fino a {{expires}}. Sceglie gli articoli, poi conferma.',
          'Non ha chiesto nulla? Non faccia nulla: l’ordine resta com’è.',
        ],
        action: 'Recedere dall’ordine',
      },
      email_changed: {
        subject: 'L’indirizzo e-mail del suo account è cambiato',
        lines: [
          'L’indirizzo del suo account è ora {{new_email}}. Questo messaggio è l’ultimo che inviamo al precedente.',
          'Non è stato lei? Risponda subito a questo messaggio.',
        ],
      },
      account_locked: {
        subject: 'Accesso al suo account sospeso per qualche minuto',
        lines: [
          'Diversi tentativi di accesso non sono riusciti. Per precauzione, l’accesso al suo account è sospeso fino a {{expires}}; poi si riapre da solo.',
          'Non è stato lei? Scelga una nuova password, che non usi altrove.',
        ],
        action: 'Scegliere una nuova password',
      },
      newsletter_confirm: {
        subject: 'Confermi l’iscrizione alla nostra newsletter',
        lines: [
          'Qualcuno, probabilmente lei, ha chiesto di ricevere la nostra newsletter all’indirizzo {{email}}. Confermi con un clic entro {{expires}}.',
          'Se non è stato lei, non faccia nulla: senza conferma non scriveremo.',
        ],
        action: 'Confermare la mia iscrizione',
      },
      newsletter_welcome: {
        subject: 'La sua iscrizione alla nostra newsletter',
        lines: [
          'La sua iscrizione è confermata.',
          'Per non ricevere più la nostra newsletter: {{unsubscribe_url}}',
        ],
        action: 'Vedere il negozio',
      },
      newsletter_leave: {
        subject: 'Confermi la cancellazione dalla nostra newsletter',
        lines: [
          'Qualcuno, probabilmente lei, ha chiesto di non ricevere più la nostra newsletter all’indirizzo {{email}}. Basta un clic per cancellarsi.',
          'Se non è stato lei, non faccia nulla: non cambia nulla.',
        ],
        action: 'Cancellare la mia iscrizione',
      },
      newsletter_unsubscribed: {
        subject: 'Non riceverà più la nostra newsletter',
        lines: ['L’indirizzo {{email}} non figura più tra gli iscritti alla nostra newsletter.'],
        action: 'Iscrivermi di nuovo',
      },
      professional_to_confirm: {
        subject: 'Account professionale da confermare',
        lines: [
          '{{buyer}}, SIRET {{siret}}, indirizzo {{email}}: questo account attende la Sua conferma. Fino ad allora vede i prezzi per i privati.',
          'Per decidere: npm run comptoir -- professionals confirm oppure refuse, con l’indirizzo dell’account.',
        ],
      },
      professional_confirmed: {
        subject: 'Il Suo account professionale è confermato',
        lines: ['Abbiamo verificato la Sua azienda. Ora vede i prezzi per i professionisti.'],
        action: 'Aprire il mio account',
      },
      professional_refused: {
        subject: 'Il Suo account professionale non è confermato',
        lines: [
          'Non abbiamo potuto confermare la Sua azienda. Il Suo account resta aperto, con i prezzi per i privati.',
          '{{reason}}',
          'È un nostro errore, o c’è un numero da correggere? Risponda a questo messaggio.',
        ],
        action: 'Aprire il mio account',
      },
      deletion_requested: {
        subject: 'La sua richiesta di eliminazione dell’account',
        lines: [
          'Abbiamo registrato la sua richiesta: il suo account sarà eliminato al più tardi {{expires}}. Può cambiare idea fino ad allora.',
          'Non è stato lei? Annulli e cambi subito la password.',
        ],
        action: 'Annullare l’eliminazione',
      },
      deletion_cancelled: {
        subject: 'Il suo account è conservato',
        lines: ['L’eliminazione del suo account è annullata. Nulla è cambiato.'],
        action: 'Aprire il mio account',
      },
      personal_data_anonymized: {
        subject: 'I suoi dati sono stati resi anonimi',
        lines: [
          'Come ha chiesto, i suoi dati personali nel suo account sono stati sostituiti. Non si può annullare.',
          'Per accedere ancora, usi d’ora in poi questo identificativo, con la stessa password: {{new_email}}',
          'Questo messaggio è l’ultimo che inviamo a questo indirizzo.',
        ],
      },
    },
  }
