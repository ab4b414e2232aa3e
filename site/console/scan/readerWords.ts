/** Words of the reader of codes: they come with it. */
const en = {
  camera: 'Picture of the camera',
  noCamera: 'This browser gives no camera. Choose a picture of the code, or use a scanner that types.',
  picture: 'Choose a picture of the code',
  typed: 'Scanner',
  typedHint: 'A scanner that types does it here.',
  nothing: 'No code was found in this picture. Take it straight, with the whole code.',
}

const pt: typeof en = {
  camera: 'Imagem da câmara',
  noCamera: 'Este navegador não dá acesso à câmara. Escolha uma imagem do código ou use um leitor que escreve.',
  picture: 'Escolher uma imagem do código',
  typed: 'Leitor',
  typedHint: 'Um leitor que escreve fá-lo aqui.',
  nothing: 'Não há nenhum código legível nesta imagem. Fotografe-o de frente e inteiro.',
}

export const readerWords = { en, pt }
