import type { words as en } from '../../en/screens/helper.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  held: '{count} nur auf diesem Gerät',
  asOf: 'Keine Verbindung. Die Liste ist vom Stand {when}. Machen Sie weiter: Eingaben bleiben auf diesem Gerät und werden später gesendet.',
  unknownTitle: 'Diesen Link einmal mit Verbindung öffnen',
  unknown: 'Dieses Gerät kennt ihn noch nicht. Danach öffnet sich die Seite auch ohne.',
  /** Players who do not play on. */
  leave: {
    WD: 'Zurückziehen',
    NS: 'Kommt nicht',
    title: { WD: '{name} zieht zurück?', NS: '{name} kommt nicht?' },
    leaves: 'Der Spieler scheidet aus dem Turnier aus, und die Gruppe spielt ohne ihn.',
    ruled: 'Die Scores bleiben auf der Karte. Die Wertungen zeigen es sofort.',
    reason: 'Grund',
    done: { WD: '{name} hat zurückgezogen', NS: '{name} tritt nicht an' },
    undo: 'Rückgängig',
    undoOf: 'Rückgängig: {what}',
    needsNetwork: 'Das braucht eine Verbindung.',
  },
} satisfies WordsLike<typeof en>
