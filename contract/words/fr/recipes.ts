import type { words as en } from '../en/recipes.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  memberGuest: {
    name: 'Membre-invité',
    description:
      'Paires d’un membre et d’un invité : meilleure balle en net et skins en net, chacun en cinq séries. Départ en shotgun.',
  },
  medal: { name: 'Stroke play', description: 'Stroke play sur un tour, en brut et en net, le net en deux séries.' },
  stableford: { name: 'Stableford', description: 'Points Stableford en net sur un tour, en deux séries.' },
  scramble: {
    name: 'Scramble',
    description: 'Équipes de quatre avec une seule balle, en net et en brut. Départ en shotgun.',
  },
  fourBall: {
    name: '4 balles meilleure balle',
    description: 'Par paires, la meilleure des deux balles en net sur chaque trou.',
  },
  matchPlay: {
    name: 'Match play',
    description: 'Matchs camp contre camp, en net ; les coups reçus sont l’écart au plus petit handicap.',
  },
  twoRounds: { name: 'Stroke play, deux tours', description: 'Stroke play sur deux jours, en brut et en net.' },
  fourRounds: {
    name: 'Stroke play, quatre tours',
    description:
      'Stroke play sur quatre jours, en brut et en net, avec un cut aux 50 premiers et ex æquo après deux tours.',
  },
  skins: { name: 'Journée skins', description: 'Skins en brut et en net sur un tour, avec report des égalités.' },
  // The only flight of a leaderboard.
  everybody: 'Toutes séries',
  flight: 'Série {number}',
  // The name of a round that nobody has named.
  round: '{event}, tour {number}',
  // Names of leaderboards.
  boards: {
    gross: 'Brut',
    net: 'Net',
    netBestBall: 'Meilleure balle en net',
    skins: 'Skins',
    netSkins: 'Skins net',
    grossSkins: 'Skins brut',
  },
  // What a recipe of the club makes: “Two rounds: Stroke play, Skins.”
  own: '{rounds, plural, one {Un tour} other {# tours}}.',
  ownOf: '{rounds, plural, one {Un tour} other {# tours}} : {formats}.',
} satisfies WordsLike<typeof en>
