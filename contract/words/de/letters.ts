import type { words as en } from '../en/letters.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  sendRequest: {
    subject: 'Senden Sie Ihre Anfrage für {name}',
    asks: 'Jemand, vermutlich Sie, fragt auf {host} eine Gemeinschaft an: {name}.',
    open: 'Öffnen Sie diesen Link innerhalb von {hours} Stunden und drücken Sie dort den Knopf. Dann ist die Anfrage gesendet:',
    ignore: 'Sie wissen nicht, worum es geht? Dann tun Sie nichts: Die Anfrage wird verworfen.',
  },
  requestDeclined: {
    subject: 'Ihre Anfrage für {name}',
    asked: 'Sie haben auf {host} eine Gemeinschaft angefragt: {name}.',
    declined: 'Die Anfrage wurde abgelehnt:',
    deleted: 'Ihre Angaben sind gelöscht.',
  },
  accessDeclined: {
    subject: 'Ihr Antrag für {community}',
    asked: 'In Ihrem Namen wurde Zugang zur Schnittstelle für {community} beantragt: „{use}“',
    declined: 'Der Antrag wurde abgelehnt:',
    again: 'Der Inhaber des Clubs kann ihn in der Konsole neu stellen.',
  },
  accessQuestion: {
    subject: 'Eine Frage zu Ihrem Antrag für {community}',
    asked: 'In Ihrem Namen wurde Zugang zur Schnittstelle für {community} beantragt: „{use}“',
    before: 'Vor der Entscheidung eine Frage:',
    answer: 'Der Inhaber des Clubs antwortet in der Konsole; wenn Sie das nicht sind, geben Sie dies weiter:',
  },
  access: {
    subject: 'Zugang zur Schnittstelle',
    may: 'Ein Programm darf sich als {email} einloggen und erreicht {communities}.',
    open: 'Öffnen Sie diesen Link innerhalb von {hours} Stunden und drücken Sie dort den Knopf. Er erzeugt das Passwort und zeigt es einmal:',
    ignore: 'Sie wissen nicht, worum es geht? Dann tun Sie nichts: Ohne das Passwort kommt niemand hinein.',
  },
  waiting: {
    decide: 'Entscheiden Sie in der Konsole:',
    community: '{name} fragt eine Gemeinschaft an',
    communityBy: '{contact} fragt eine Gemeinschaft an, {name}:',
    access: '{community} beantragt Zugang',
    accessBy: '{contact} beantragt Zugang zur Schnittstelle für {community}:',
    answered: '{community} hat geantwortet',
    answeredBy: 'Zum Antrag von {email} für {community}:',
    old: 'Anträge auf Zugang warten',
    oldSince: 'Diese Anträge auf Zugang warten seit mehr als {days} Tagen:',
  },
  backup: {
    subject: 'Prüfen Sie die Sicherung des Tages',
    look: 'Jemand muss die Sicherung des Tages prüfen:',
  },
  disk: {
    full: 'Die Festplatte ist voll',
    fullHow:
      '{machine}: Es kann nichts geschrieben werden, die Festplatte der Datenbank ist voll. Seiten werden weiter gezeigt. Sobald Platz ist, geht das Schreiben von selbst weiter.',
    high: 'Die Festplatte ist fast voll',
    highHow:
      '{machine}: Die Festplatte ist zu mehr als 90 % belegt. Schaffen Sie Platz: Eine volle Festplatte verhindert das Schreiben.',
  },
  test: {
    subject: 'Test-Mail',
    arrived: 'Dies ist eine Test-Mail von {host}. Sie ist angekommen, also kommen auch andere an.',
  },
} satisfies WordsLike<typeof en>
