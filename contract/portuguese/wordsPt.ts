/** States of events and roles in Portuguese, as the console shows them and as refusals name them. */

export const statesPt = {
  draft: 'Rascunho',
  published: 'Publicada',
  'in progress': 'Em jogo',
  suspended: 'Suspensa',
  completed: 'Não oficial',
  official: 'Oficial',
  cancelled: 'Cancelada',
} as const

export const rolesPt = {
  manager: 'Proprietário',
  director: 'Diretor',
  scorer: 'Marcador',
  starter: 'Starter',
  shop: 'Loja',
  viewer: 'Leitor',
} as const
