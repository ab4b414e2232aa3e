import type { words as en } from '../en/communityRequests.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Gemeinschaft anfragen',
  description: 'Führen Sie hier die Golfturniere Ihres Clubs durch.',
  heading: 'Führen Sie hier Ihre Golfturniere durch',
  how: 'Anmeldung, Startlisten, Scores und Wertungen Ihres Clubs oder Ihrer Gruppe. Der Betreiber dieser Installation liest Ihre Anfrage und antwortet per E-Mail.',
  fields: {
    name: 'Club oder Gruppe',
    nameHint: 'Der Name, unter dem die Spieler ihn kennen.',
    contactName: 'Ihr Name',
    contactEmail: 'Ihre E-Mail',
    contactEmailHint: 'Dorthin geht ein Link, mit dem Sie Ihre Anfrage senden.',
    intendedUse: 'Was haben Sie vor?',
    intendedUseHint: 'Zum Beispiel: zwanzig Zählspiele im Jahr für 150 Mitglieder und ein Mitglied-Gast-Turnier.',
    use: 'Was Sie vorhaben',
  },
  kept: 'Ihre Angaben bleiben gespeichert, bis die Anfrage beantwortet ist, und werden dann gelöscht.',
  submit: 'Link per E-Mail senden',
  errors: {
    name: 'Bitte geben Sie den Namen Ihres Clubs oder Ihrer Gruppe ein.',
    contactName: 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
    contactEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailForm: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel anna@example.com.',
    intendedUse: 'Bitte sagen Sie in einem Satz, was Sie vorhaben.',
    atMost: 'Höchstens {count} Zeichen.',
    signs: 'Bitte nur Buchstaben, Ziffern und Satzzeichen verwenden.',
  },
  problems: {
    check: 'Bitte prüfen Sie Ihre Angaben.',
    tooMany: 'Von hier kamen in einer Stunde viele Anfragen. Bitte senden Sie Ihre in einer Stunde noch einmal.',
    full: 'Zu viele Anfragen sind offen. Bitte senden Sie Ihre in ein paar Tagen noch einmal.',
  },
  confirm: {
    title: 'Anfrage senden',
    description: 'Anfrage für eine Gemeinschaft',
    notYou: 'Die Anfrage ist nicht von Ihnen? Schließen Sie die Seite: Dann wird sie verworfen.',
    submit: 'Anfrage senden',
  },
  shut: 'Hier kann niemand eine Gemeinschaft anfragen',
  shutHow: 'Gemeinschaften legt der Betreiber dieser Installation an. Wenden Sie sich an ihn.',
  mailed: 'Sehen Sie in Ihr Postfach',
  mailedHow:
    'Ein Link ist an Sie unterwegs. Öffnen Sie ihn und drücken Sie dort den Knopf: Erst dann ist Ihre Anfrage gesendet. Nach zehn Minuten noch nichts da? Sehen Sie im Spam-Ordner nach. In einer Stunde können Sie einen neuen Link anfordern.',
  sent: 'Ihre Anfrage ist gesendet',
  sentHow: 'Der Betreiber dieser Installation liest sie und antwortet per E-Mail. Sie müssen nichts mehr tun.',
  gone: 'Dieser Link gilt nicht mehr',
  goneHow:
    'Er ist älter als drei Tage, oder die Anfrage ist schon beantwortet. Sehen Sie in Ihr Postfach, oder fragen Sie noch einmal an.',
} satisfies WordsLike<typeof en>
