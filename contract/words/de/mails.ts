import type { words as en } from '../en/mails.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  why: '{community} hat diese E-Mail gesendet, weil diese Adresse bei einer Anmeldung angegeben wurde. Der Link ist nur für Sie: Geben Sie ihn nicht weiter.',
  testing: 'Dies ist eine Testumgebung: Nichts darin ist echt.',
  // Der Tag in einer E-Mail: wer mit {name} spielt, und Angaben mit ihren Namen
  day: {
    partners: '{name}, Sie spielen mit {partners}.',
    tees: 'Abschläge',
    handicap: 'Playing Handicap',
    strokes: 'Schläge',
    checkIn: 'Check-in',
    checkInHow: 'Zeigen Sie den Code auf Ihrer Seite.',
    cantCome: 'Ich kann nicht kommen',
    stop: 'Keine E-Mails zu Startzeiten und keine Nachrichten des Veranstalters mehr',
  },
  links: {
    change: 'Ihre Seite öffnen',
    see: 'Anmeldung ansehen',
    number: 'Ihre Nummer ansehen oder abmelden',
    offer: 'Platz annehmen oder ablehnen',
    ballot: 'Anmeldung ansehen oder abmelden',
    teeTime: 'Ihre Seite öffnen',
    message: 'Ihre Seite öffnen',
  },
  subjects: {
    registered: 'Sie sind angemeldet: {event}',
    waiting: 'Sie sind auf der Warteliste: {event}',
    offered: 'Ein Platz ist für Sie frei: {event}',
    ballot: 'Sie sind in der Verlosung: {event}',
    notDrawn: 'Kein Platz ausgelost: {event}',
    expired: 'Das Angebot ist abgelaufen: {event}',
    withdrawn: 'Sie haben sich abgemeldet: {event}',
    link: 'Ihre Anmeldung: {event}',
    teeTime: 'Ihre Startzeit: {event}',
  },
  registered: 'Sie sind angemeldet. Zeigen Sie beim Check-in den Code auf Ihrer Seite.',
  waiting:
    'Alle Plätze sind vergeben. Sie sind Nummer {place} auf der Warteliste und bekommen eine E-Mail, sobald Ihnen ein Platz angeboten wird.',
  offered:
    'Ein Platz ist frei geworden, und Sie sind an der Reihe. Nehmen Sie ihn bis {until} an, sonst geht er an den Nächsten auf der Warteliste.',
  ballot: 'Sie sind in der Verlosung. Nach der Ziehung bekommen Sie eine E-Mail.',
  notDrawn: 'Alle Plätze gingen an andere Spieler.',
  expired: 'Sie haben den Platz nicht rechtzeitig angenommen, daher geht er an den Nächsten auf der Warteliste.',
  withdrawn: 'Sie haben sich vom Turnier abgemeldet.',
  link: 'Jemand, vermutlich Sie, hat diesen Link angefordert oder das öffentliche Formular mit Ihrer Adresse ausgefüllt. Geändert wurde nichts.',
  teeTime: 'Ihr Start: {moment}, Loch {hole} (Gruppe {group}), {course}.',
  noTeeTime: 'Sie haben derzeit keine Startzeit. Fragen Sie den Veranstalter, wenn Sie eine erwartet haben.',
  ofRound: '{round}: {text}',
  password: {
    subject: 'Ihr neues Passwort',
    open: 'Öffnen Sie diesen Link innerhalb einer halben Stunde, um ein neues Passwort zu wählen. Er gilt einmal:',
    ignore: 'Sie haben das nicht angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: '{name} lädt Sie zu {community} ein',
    invites: '{name} lädt Sie zu {community} ein, als {role}.',
    open: 'Öffnen Sie diesen Link innerhalb von {days, plural, one {# Tag} other {# Tagen}}, um beizutreten. Er gilt einmal:',
    ignore: 'Sie wissen nicht, worum es geht? Dann tun Sie nichts.',
  },
  roles: {
    manager: 'Inhaber',
    director: 'Turnierleiter',
    scorer: 'Scorer',
    starter: 'Starter',
    shop: 'Shop',
    viewer: 'Betrachter',
  },
} satisfies WordsLike<typeof en>
