import type { words as en } from '../en/commands.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  usage: 'Uso: {line}',
  about:
    'A linha de comandos do operador. Funciona com o servidor a correr; se estiver parado, arranca ela própria a base de dados privada.',
  demo: 'a base de dados da demo (como com ENVIRONMENT=testing)',
  help: 'este texto; a seguir a um comando, as suas opções',
  lang: 'língua das respostas: {languages}; senão, a de LC_ALL, LC_MESSAGES ou LANG',
  demoOption: 'a base de dados da demo',
  langOption: 'língua das respostas: {languages}',
  helpOption: 'este texto',
  required: 'obrigatória',
  repeated: 'pode repetir-se',
  communityCreate: {
    summary: 'Cria uma comunidade, ou uma subcomunidade de um clube',
    club: 'o clube a que pertence',
  },
  clubCreate: {
    summary: 'Cria um clube com as suas subcomunidades',
    help: 'Um acesso do clube chega a todas as suas subcomunidades.',
    sub: 'uma subcomunidade com que o clube começa',
  },
  communityList: { summary: 'Lista as comunidades com os seus números' },
  communityIdentity: {
    summary:
      'Define a cor, o logótipo, a moeda, a língua, o relógio e as distâncias de uma comunidade, e se tem página pública',
    help: 'Sem opções mostra o que está definido.',
    colour: 'fundo do cabeçalho, escurecido onde o texto precisa; “none” para o verde habitual',
    logo: 'PNG ou SVG, guardado como PNG de 4 KB no máximo; “none” para as iniciais do nome',
    home: 'se /c/COMMUNITY mostra as suas provas a todos',
    currency: 'moeda dos prémios, como EUR; “none” para simples números',
    language: 'a sua língua: {languages}; “none” para a de cada leitor',
    clock: 'horas de 24, ou de 12',
    lengths: 'distâncias dos buracos como no cartão do campo, em jardas ou em metros',
  },
  communityExport: {
    summary: 'Escreve tudo o que pertence a uma comunidade num ficheiro',
    help: 'O ficheiro de um clube inclui as suas subcomunidades. O servidor pode continuar a correr. O ficheiro contém dados pessoais; docs/community-file.md descreve-o.',
  },
  communityImport: {
    summary: 'Importa uma comunidade de um ficheiro de “community export”',
    help: 'Importa o ficheiro inteiro ou nada. Os números livres mantêm-se, os outros são novos. Os jogadores que já cá estão ficam como estão. Os webhooks ficam desligados até os ligar.',
    name: 'um novo nome para a comunidade',
    club: 'o clube de que passa a fazer parte',
  },
  readOnly: 'pode ler e não muda nada, como um painel de resultados',
  credentialIssue: {
    summary: 'Emite um acesso à interface e mostra a palavra-passe, uma vez',
    email: 'e-mail do utilizador; é o nome com que entra',
    community: 'as comunidades a que chega; um clube inclui as suas subcomunidades',
    use: 'para que serve',
  },
  credentialList: { summary: 'Lista os acessos, incluindo os revogados' },
  credentialRevoke: { summary: 'Revoga um acesso; os seus tokens acabam dentro de um segundo em todos os servidores' },
  accessRequest: {
    summary: 'Guarda um pedido de acesso à interface',
    community: 'a comunidade que pede',
    name: 'nome de quem pede',
    email: 'endereço do contacto; é o nome com que entra',
    use: 'para que serve o acesso',
  },
  accessList: { summary: 'Lista os pedidos de acesso, primeiro os pendentes' },
  accessApprove: {
    summary: 'Aprova um pedido: emite o acesso e mostra a palavra-passe, uma vez',
    community: 'só estas comunidades do clube que pede; senão, o clube todo',
    note: 'uma nota para operadores',
  },
  accessDecline: {
    summary: 'Recusa um pedido e envia o motivo ao contacto, se houver e-mail configurado',
    reason: 'porquê, como o contacto o lê',
  },
  administratorCreate: {
    summary: 'Cria uma conta da consola e mostra a palavra-passe, uma vez',
    email: 'o nome com que entra',
    name: 'nome e apelido',
    community: 'as comunidades que a conta administra',
    role: '{roles}; senão, director',
    player: 'que jogador é; esse jogador deixa de poder registar resultados por um link',
  },
  administratorLink: {
    summary: 'Mostra um link com que a conta define outra palavra-passe; serve uma vez, durante meia hora',
  },
  administratorRecover: {
    summary: 'Desliga os segundos fatores de uma conta, para quem os perdeu, e termina as suas sessões',
    help: 'Confirme primeiro que é a pessoa: a partir daqui basta a palavra-passe para entrar. Códigos, códigos de recuperação e chaves de acesso são esquecidos; o registo das comunidades di-lo.',
  },
  courseImport: {
    summary: 'Importa campos com as suas marcas e buracos de um ficheiro JSON',
    help: 'Importa todos os campos do ficheiro ou nenhum. Um campo existente nunca é alterado. docs/import.md descreve o formato.',
  },
  eventImport: {
    summary: 'Importa uma prova com tudo o que lhe pertence de um ficheiro JSON',
    help: 'Importa o ficheiro inteiro ou nada. Um ficheiro com o externalId de uma prova que veio de um ficheiro altera essa prova. docs/import.md descreve o formato, com um exemplo.',
    preview: 'mostra o que o ficheiro mudaria numa prova que já cá está, e não muda nada',
    take: 'onde alguém mudou algo aqui mas o ficheiro tem razão: lugares como a pré-visualização os chama, ou all',
    schema: 'mostra o JSON Schema do ficheiro e não importa nada',
  },
  eventWarnings: {
    summary: 'Mostra o que ainda falta a uma prova para os resultados estarem certos',
    help: 'Handicaps em falta e prémios que não batem certo, em cada classificação da prova e das suas voltas.',
  },
  eventRestore: {
    summary: 'Recupera uma prova de uma cópia de segurança, ou os seus resultados de um momento',
    help: 'Nada sai do registo de resultados: registos da Comissão corrigem os posteriores. Os links renovados continuam renovados.',
    from: 'a prova inteira como está nesta cópia, um caminho ou bucket:NAME',
    at: 'só os seus resultados, como estavam então: 2026-05-03T14:05:00+01:00',
    confirm: 'fá-lo; senão, o comando só mostra o que mudaria',
  },
  handicapsRefresh: {
    summary: 'Traz novos índices de handicap dos jogadores de uma prova de um ficheiro CSV ou XLSX',
    help: 'A primeira linha de FILE dá nome às colunas, em maiúsculas ou minúsculas: index, e uma ou mais de hcId (com provider), email e\nplayerId; revisionDate (YYYY-MM-dd) se existir. Um handicap plus escreve-se +1.2; a vírgula decimal também se entende. Os\nhandicaps bloqueados não mudam. Voltas com handicaps próprios mantêm-nos: indique a volta para os atualizar.',
    apply: 'fá-lo; senão, o comando só mostra o que mudaria',
  },
  registrationList: {
    summary: 'Mostra todas as inscrições em CSV: inscritos, em espera, no sorteio e desistentes, com as respostas',
    help: 'Uma coluna por pergunta, pelo seu número. O resultado contém dados pessoais.',
  },
  ballotDraw: {
    summary: 'Sorteia os lugares de uma prova com sorteio, depois de fechadas as inscrições',
    help: 'A ordem é a do SHA-256 de “<semente>:<número do jogador>”. A semente fica registada: “ballot check” sorteia de novo e compara.',
    seed: 'de onde sai o sorteio, como números lançados em público',
  },
  ballotCheck: { summary: 'Repete os sorteios registados de uma prova e compara' },
  playerMerge: {
    summary: 'Junta o perfil REMOVE ao perfil KEEP',
    help: 'Passam as inscrições de sócio, inscrições, handicaps e resultados. Os dados de KEEP ficam; os que faltam vêm de REMOVE.',
    confirm: 'fá-lo; senão, o comando só mostra o que passaria',
  },
  playerUnmerge: {
    summary: 'Anula a junção de dois perfis',
    help: 'Durante {days} dias. Tudo o que o perfil retirado trouxe volta para ele, com o que entretanto se acrescentou. Recusado onde anularia o que alguém fez depois.',
  },
  playerEmail: {
    summary: 'Define o e-mail de um jogador que o pediu',
    help: 'Conta como confirmado pelo jogador: os links pessoais vão para lá, seja qual for o clube que os envia. Confirme que é mesmo o jogador quem pede.',
  },
  playerExport: {
    summary: 'Escreve tudo o que está guardado sobre um jogador, em JSON',
    help: 'Perfil, inscrições de sócio, inscrições com respostas, pedidos, handicaps, lugares, cartões, resultados como jogador e como marcador, e o que o registo diz do jogador. Nada sobre outros.',
    out: 'o ficheiro a escrever; senão, mostra-se',
  },
  playerErase: {
    summary: 'Apaga os dados pessoais de um jogador; os resultados ficam com outro nome',
    help: 'Não se pode anular. Cópias de segurança e exportações anteriores ainda têm os dados: veja docs/operate.md. A mesma pessoa com outro número, inscrita só pelo nome, é outro jogador: junte-o ou apague-o também.',
    confirm: 'fá-lo; senão, o comando só mostra o que se perderia',
    alsoRunning: 'também enquanto o jogador está inscrito numa prova por terminar',
  },
  linkRegenerate: {
    summary: 'Termina um link de uma prova e troca-o por um novo',
    help: 'PURPOSE é um de {purposes}. A inscrição é da prova inteira: indique a prova de várias voltas, não a volta.',
    player: 'o link pessoal deste jogador (scoring, registration)',
  },
  print: {
    summary: 'Imprime um documento de uma prova em PDF',
    help: 'DOCUMENT é um de {documents}. Os códigos dos cartões levam a BASE_URL.',
    paper: 'A4 ou Letter; senão, como definido na prova',
    by: 'time ou hole: a ordem da folha de saídas',
    out: 'onde se escreve o PDF; senão, EVENT-DOCUMENT.pdf',
  },
  cardsRebuild: {
    summary: 'Refaz os cartões de uma prova a partir do registo de resultados',
    help: 'Vale o registo. Numa base de dados sã nada difere e nada muda. Os resultados esperam que acabe.',
    check: 'só compara; código de saída 1 se um cartão diferir',
  },
  mailTest: { summary: 'Envia um e-mail de teste e diz o que o servidor de e-mail respondeu' },
  backup: {
    summary: 'Escreve uma cópia de segurança de toda a base de dados como está agora',
    help: 'O servidor pode continuar a correr. O ficheiro contém dados pessoais e hashes de palavras-passe. Não contém o segredo que assina links e tokens: guarde também uma cópia dele.',
  },
  restore: {
    summary:
      'Repõe a base de dados a partir de uma cópia de segurança e compara os hashes de todas as tabelas e provas',
    help: 'FILE é um caminho, ou bucket:NAME para uma de BACKUP_BUCKET; “bucket:” sozinho lista-as. Corre numa transação: ou se repõe tudo, ou nada muda.',
    replace: 'apaga primeiro tudo o que está na base de dados',
    allowSample: 'em produção: aceita uma cópia com dados de exemplo e bloqueia as suas contas publicadas',
  },
  acceptNewSecret: {
    summary: 'Aceita um novo SECRET quando o antigo se perdeu',
    help: 'Um servidor não arranca com um segredo diferente daquele com que a sua base de dados foi usada. Se ainda tem o antigo, use SECRET ou SECRET_PREVIOUS: então nada acaba, ou só os links.',
    confirm: 'fá-lo; senão, o comando só mostra o que acabaria',
  },
  reset: {
    summary: 'Devolve o ambiente de testes aos dados de exemplo',
    help: 'Tudo o que lá está é apagado. Recusado em produção.',
  },
  status: { summary: 'Mostra versão, commit, ambiente, migrações, definições de durabilidade, tamanho e linhas' },
} satisfies WordsLike<typeof en>
