import type { Headings } from './meaning.ts'

export const portuguese: Headings = {
  name: 'nome | nome completo | jogador | jogadora | jogadores | participante | atleta | concorrente | nome do jogador',
  firstName: 'nome proprio | primeiro nome | nomes proprios | nome de batismo',
  lastName: 'apelido | apelidos | sobrenome | ultimo nome | nome de familia',
  suffix: 'sufixo',
  index:
    'indice | indice de handicap | index de handicap | handicap exato | handicap exacto | hcp exato | hcp exacto | handicap whs | vantagem | exato | exacto',
  gender: 'genero | sexo',
  salutation: 'tratamento | titulo',
  email: 'correio eletronico | correio electronico | endereco de email | endereco de e mail',
  hcId: 'federado | numero de federado | no federado | n federado | no de federado | federado no | licenca | numero de licenca | no de licenca | licenca fpg | no fpg',
  number:
    'numero | num | n | codigo | numero de socio | no de socio | no socio | n socio | socio no | socio numero | cartao',
  team: 'equipa | equipe | dupla | nome da equipa',
  partner: 'parceiro | parceira | companheiro | convidado',
  revisionDate: 'data da revisao | data do indice | revisao | data',
  member: 'socio | socia',
  other:
    'idade | data de nascimento | nascimento | quota | taxa | preco | valor | pago | pagamento | divida | buggy | carrinho | mesa | lugar | posicao | classificacao | class | ordem | total | pontos | resultado | pancadas | gross | net | handicap de campo | hcp de campo | handicap de jogo | hcp de jogo | hcp jogo | hcp campo | handicap anterior | telefone | telemovel | telef | contacto | clube | nome do clube | campo | cidade | localidade | concelho | morada | codigo postal | pais | nacionalidade | tamanho | camisola | polo | categoria | escalao | divisao | tees de saida | hora | hora de saida | saida | buraco | grupo | formacao | volta | prova | torneio | nota | notas | observacoes | comentarios | pedidos | dieta | refeicao | jantar | almoco | estado | tipo | tipo de socio | data de inscricao | inscricao | assinatura | nif | contribuinte | iban | fotografia | idioma | iniciais | nome do meio | convidado de',
}
