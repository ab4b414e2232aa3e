import type { words as en } from '../../en/screens/events.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Provas',
  coming: 'Próximas',
  past: 'Passadas',
  when: 'Quando',
  find: 'Procurar uma prova',
  newEvent: 'Nova prova',
  date: 'Data',
  event: 'Prova',
  state: 'Estado',
  players: 'Jogadores',
  menu: 'Menu de {name}',
  open: 'Abrir',
  clone: 'Clonar',
  fileAgain: 'Importar o seu ficheiro',
  saveRecipe: 'Guardar como receita',
  remove: 'Apagar o rascunho',
  emptyTitle: 'As suas provas ficam aqui',
  empty:
    'Uma prova tem os seus jogadores, saídas, classificações e papéis. Comece por uma receita; tudo pode ser mudado depois.',
  noneFound: 'Nenhuma prova corresponde.',
  noPast: 'Ainda nada terminou.',
  noComing: 'Não há nada planeado. Crie uma prova nova ou clone uma do ano passado.',
  waiting: 'e {count} em espera',
  inBallot: '{count} no sorteio',
  cloneTitle: 'Clonar {name}',
  cloneWhat: 'Leva os campos, as definições, as classificações e as divisões. Sem jogadores, resultados ou links.',
  name: 'Nome',
  firstDay: 'Primeiro dia',
  cloneDo: 'Clonar',
  recipeTitle: 'Guardar {name} como receita',
  recipeWhat:
    'As provas novas podem começar por ela. Não tem pessoas nem dias. Uma receita com o mesmo nome é substituída.',
  recipeDo: 'Guardar a receita',
  removeTitle: 'Apagar {name}?',
  removeWhat:
    'O rascunho desaparece com tudo o que tem. Não pode ser anulado. Uma prova com resultados é antes cancelada.',
  removeDo: 'Apagar o rascunho',
} satisfies WordsLike<typeof en>
