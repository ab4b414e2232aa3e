import type { words as en } from '../../en/screens/clubSettings.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Definições',
  identity: 'Nome e aspeto',
  name: 'Nome',
  colour: 'Cor',
  colourHint: 'Do cabeçalho das páginas. Uma cor clara é escurecida onde houver texto branco por cima.',
  usual: 'Verde habitual',
  logo: 'Logótipo',
  logoHint: 'Um ficheiro PNG ou SVG; de preferência só o emblema. Aparece nas páginas e nos documentos.',
  logoTooLarge: 'Este ficheiro tem mais de 650 KB. Escolha uma imagem mais pequena.',
  noLogo: 'Sem logótipo',
  currency: 'Moeda dos prémios',
  currencyHint: 'Uma prova pode ter a sua.',
  noCurrency: 'Nenhuma: só números',
  language: 'Língua',
  languageHint: 'Do ecrã na parede e das páginas de quem não tem no navegador nenhuma das línguas que há.',
  readersLanguage: 'a do leitor, senão inglês',
  clock: 'Horas',
  clockHint:
    'Em ecrãs, páginas e papel, e nos e-mails. Os ficheiros para folhas de cálculo e programas ficam com 24 horas.',
  clocks: { h24: '24 horas: 13:10', h12: '12 horas: 1:10 p.m.' },
  lengths: 'Distâncias dos buracos',
  lengthsHint: 'Em cartões, telefones, páginas e papel.',
  lengthsIn: { course: 'como no cartão do campo', yards: 'em jardas', metres: 'em metros' },
  home: 'Página pública do clube',
  homeHint: '{url} mostra as provas a toda a gente.',
  save: 'Guardar',
  saved: 'Guardado',
  open: 'Abrir a página',
  subs: 'Subcomunidades',
  subsWhy:
    'Senhoras, seniores, juniores: cada uma com as suas provas e os seus jogadores. A equipa do clube trabalha para todas.',
  addSub: 'Nova subcomunidade',
  subHint: 'Por exemplo «Senhoras». Pode mudá-lo mais tarde.',
  makeSub: 'Criar',
} satisfies WordsLike<typeof en>
