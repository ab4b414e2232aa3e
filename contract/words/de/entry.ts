import type { words as en } from '../en/entry.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofConsole: 'Die Konsole von Caddiemaster',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    newPasswordHint: 'Mindestens 12 Zeichen. Am besten ein paar Wörter, die nur Sie zusammenstellen würden.',
    code: 'Code',
    codeHint: 'Sechs Ziffern oder ein Wiederherstellungscode.',
    clubName: 'Ihr Club',
  },
  errors: {
    name: 'Geben Sie Ihren Vor- und Nachnamen ein.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel anna@example.com.',
    clubName: 'Geben Sie den Namen Ihres Clubs ein.',
  },
  weak: {
    short: 'Wählen Sie ein Passwort mit mindestens {least} Zeichen.',
    long: 'Wählen Sie ein Passwort mit höchstens {most} Zeichen.',
    common: 'Dieses Passwort verwenden viele. Wählen Sie ein anderes.',
    about: 'Dieses Passwort besteht aus Ihrem Namen, Ihrer E-Mail oder Ihrem Club. Wählen Sie ein anderes.',
  },
  login: {
    title: 'Einloggen',
    submit: 'Einloggen',
    sample: 'Der Beispielclub steht allen offen: Loggen Sie sich als {email} mit dem Passwort {password} ein.',
    plain: 'Diese Verbindung ist nicht verschlüsselt: Nutzen Sie ein Netzwerk, dem Sie vertrauen.',
    shared: 'Diesen Computer nutzen auch andere',
    passkey: 'Mit Passkey einloggen',
    ended: 'Ihre Sitzung ist beendet. Loggen Sie sich ein, um dort weiterzumachen, wo Sie waren.',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Kein Konto? Bitten Sie den Inhaber Ihres Clubs um eine Einladung.',
    tooLong: 'E-Mail und Passwort passen nicht zusammen.',
    wrong:
      'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides, oder bitten Sie den Inhaber Ihres Clubs um ein neues Passwort.',
    tooMany: 'Von hier gab es zu viele Versuche. Versuchen Sie es in {seconds} Sekunden noch einmal.',
    notUsed: 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
    noAnswer: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  code: {
    title: 'Ihr Code',
    how: 'Das Passwort stimmt. Jetzt noch der Code, den Ihre App zeigt.',
    lost: 'App verloren? Geben Sie einen Ihrer Wiederherstellungscodes ein. Auch die verloren? Fragen Sie den Betreiber dieser Installation.',
  },
  start: {
    title: 'Willkommen',
    description: 'Der erste Start von Caddiemaster',
    heading: 'Willkommen. Sie betreiben diese Installation.',
    submit: 'Loslegen',
    noMail:
      'E-Mail ist nicht eingerichtet: Einladungen und neue Passwörter sind Links, die Sie selbst weitergeben. SMTP_URL ändert das.',
    shut: 'Dieser Code öffnet nichts',
    shutHow:
      'Er gilt einmal, einen Tag lang, und nur bis jemand diese Installation betreibt. Starten Sie den Dienst neu, um einen neuen Code zu bekommen, oder loggen Sie sich ein.',
  },
  invitation: {
    title: '{community} beitreten',
    description: 'Eine Einladung zur Konsole von Caddiemaster',
    heading: '{community} lädt Sie ein',
    joinAs: 'Sie treten als {role} bei, mit der Adresse {email}.',
    anew: 'Ich bin neu hier',
    submit: 'Beitreten',
    known: 'Ich habe ein Konto',
    current: 'Passwort Ihres Kontos',
    codeHint: 'Nur wenn Ihr Konto einen verlangt.',
    submitKnown: 'Mit meinem Konto beitreten',
    notYou: 'Nicht für Sie? Schließen Sie diese Seite: Dann passiert nichts.',
    shut: 'Diese Einladung gilt nicht mehr',
    shutHow:
      'Sie wurde angenommen oder beendet, oder sie ist älter als sieben Tage. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    needsCode: 'Geben Sie auch den Code ein, den Ihre App zeigt.',
    wrong: 'Das ist nicht das Passwort eines Kontos mit dieser Adresse.',
    hasAccount: 'Das hat nicht funktioniert. Haben Sie schon ein Konto? Dann treten Sie mit dessen Passwort bei.',
    unproven:
      'Ihre Adresse wird jetzt zum ersten Mal bestätigt. Geben Sie unter „Ich bin neu hier“ Ihren Namen und ein neues Passwort ein.',
    lastOwner:
      'Sie sind der einzige Inhaber. Machen Sie zuerst jemand anderen zum Inhaber, und treten Sie dann mit einer anderen Rolle bei.',
  },
  password: {
    title: 'Neues Passwort',
    description: 'Ein neues Passwort für die Konsole von Caddiemaster',
    how: 'Für das Konto {email}. Überall sonst werden Sie ausgeloggt.',
    howFirst:
      'Für das Konto {email}. Überall sonst werden Sie ausgeloggt. Auch bisherige Passkeys und Codes enden: Richten Sie sie neu ein.',
    submit: 'Passwort festlegen',
    shut: 'Dieser Link gilt nicht mehr',
    shutHow:
      'Er wurde schon verwendet oder ist älter als eine halbe Stunde. Fordern Sie auf der Login-Seite einen neuen an.',
    ask: 'Wir senden Ihnen per E-Mail einen Link, der eine halbe Stunde gilt.',
    send: 'Link an mich senden',
    noMail: 'Bitten Sie um einen Link',
    noMailHow:
      'E-Mail ist hier nicht eingerichtet. Der Betreiber erzeugt mit „caddiemaster administrator link“ einen Link und gibt ihn an Sie weiter.',
    sent: 'Sehen Sie in Ihr Postfach',
    sentHow: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt eine halbe Stunde.',
  },
  credential: {
    title: 'Zugang zur Schnittstelle',
    description: 'Das Passwort eines Programms',
    may: 'Ein Programm darf sich als {email} einloggen.',
    how: 'Der Knopf erzeugt das Passwort und zeigt es einmal. Überlegen Sie vorher, wo Sie es aufbewahren.',
    submit: 'Passwort anzeigen',
    shown: 'Das Passwort',
    keep: 'Bewahren Sie es jetzt auf: Es wird nur dieses eine Mal gezeigt und nirgends gespeichert.',
    logIn: 'Einloggen',
    send: 'Senden Sie beides an {address}; die Antwort ist ein Token für einen Tag.',
    docs: 'So funktioniert die Schnittstelle',
    used: 'Das Passwort wurde schon gezeigt',
    usedHow:
      'Es wurde am {moment} UTC gezeigt. Waren Sie das nicht, oder haben Sie es verloren? Bitten Sie den Betreiber um einen neuen Link.',
    shut: 'Dieser Link gilt nicht mehr',
    shutHow:
      'Er ist älter als {hours} Stunden, oder ein neuer wurde gesendet. Bitten Sie den Betreiber um einen neuen Link.',
  },
  failures: {
    otherPage: 'Dieses Formular kam nicht von seiner Seite',
    otherPageHow: 'Öffnen Sie die Seite noch einmal, und füllen Sie das Formular dort aus. Es wurde nichts geändert.',
    failed: 'Das hat nicht funktioniert',
    failedHow:
      'Es wurde nichts geändert. Gehen Sie zurück, und versuchen Sie es gleich noch einmal. Wenn es wieder passiert, nennen Sie dem Betreiber diese Nummer: {number}.',
  },
  links: {
    notRegistered: 'Sie sind für dieses Turnier nicht angemeldet.',
    administrator: 'Mitarbeiter der Gemeinschaft zählen nicht mit einem Link: Loggen Sie sich stattdessen ein.',
    ended: 'Dieser Link ist abgelaufen',
    endedHow:
      'Bitten Sie die Spielleitung um einen neuen. Was hier eingegeben und nicht gesendet wurde, ist noch auf diesem Gerät und wird gesendet, sobald Sie den neuen Link darauf öffnen.',
  },
  shell: { description: 'Die Konsole der Turnierleitung', noScript: 'Die Konsole braucht JavaScript.' },
} satisfies WordsLike<typeof en>
