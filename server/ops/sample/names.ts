/** Names for invented people and their teams. */

/** People of a club on the coast: locals and guests. */
export const origins = [
  {
    share: 0.55,
    men: 'Afonso António Bernardo Carlos Diogo Eduardo Fernão Gonçalo Henrique João José Luís Manuel Martim Miguel Nuno Óscar Paulo Pedro Rafael Rui Simão Tomás Vasco'.split(
      ' ',
    ),
    women:
      'Beatriz Carolina Conceição Fátima Filipa Graça Helena Joana Leonor Lúcia Madalena Mariana Margarida Matilde Rita Sofia Teresa Vitória'.split(
        ' ',
      ),
    last: 'Abrantes Alcântara Barradas Brandão Caldeira Cortês Esteves Falcão Fragoso Galvão Guimarães Lourenço Magalhães Mourão Noronha Paixão Queirós Rebelo Salgueiro Simões Távora Vasconcelos Viegas Ximenes'.split(
      ' ',
    ),
  },
  {
    share: 0.2,
    men: 'Alistair Callum Desmond Edmund Fergus Graham Hugh Nigel Rhys Stuart'.split(' '),
    women: 'Bronwen Fiona Harriet Imogen Niamh Philippa Rosalind Siobhán'.split(' '),
    last: "Ashdown Blackwood Carrick Dunmore Eastgate Fairweather Kinloch McAllister O'Rourke Pemberton Thornbury Whitlock".split(
      ' ',
    ),
  },
  {
    share: 0.13,
    men: 'Björn Dieter Götz Jürgen Klaus Matthias Rüdiger Søren'.split(' '),
    women: 'Anneliese Birgit Heike Jördis Kätchen Ulrike'.split(' '),
    last: 'Böttcher Größmann Kühnel Lindqvist Müllner Østergaard Schäfer Steinbrück Weißkopf'.split(' '),
  },
  {
    share: 0.12,
    men: 'Étienne François Jérôme Łukasz Sjoerd Thibault'.split(' '),
    women: 'Aurélie Chloé Élodie Femke Małgorzata Noëlle'.split(' '),
    last: 'Beaulieu Chevrier Desrosières Kowalczyk Lefèvre Zieliński'.split(' '),
  },
] as const

/** Names of pairs: birds of the lagoon. */
export const birds =
  'Gaivotas Flamingos Garças Cegonhas Corvos Pardais Melros Rouxinóis Falcões Águias Corujas Mochos Poupas Pintassilgos Cotovias Codornizes Perdizes Patos Gansos Cisnes Pelicanos Guarda-rios Abelharucos Estorninhos Tentilhões Verdilhões Carriças Toutinegras Maçaricos Pilritos Borrelhos Alfaiates Pernilongos Colhereiros Íbis Gralhas'.split(
    ' ',
  )
