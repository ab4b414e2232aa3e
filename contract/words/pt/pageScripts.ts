import type { words as en } from '../en/pageScripts.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  close: 'Fechar',
  card: 'Cartão',
  fullCard: 'Cartão completo',
  nobody: 'Nenhum jogador encontrado. Basta parte de um nome.',
  with: 'com {names}',
  following: 'A seguir',
  leaderboard: 'Classificação',
  follow: 'Seguir {name}',
  updated: 'Atualizado {time}',
  rehearsalOver: 'O ensaio acabou',
  rehearsalIsOver: 'O ensaio acabou.',
  expired: 'Este link expirou. Peça o atual.',
} satisfies WordsLike<typeof en>
