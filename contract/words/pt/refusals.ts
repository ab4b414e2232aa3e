import type { words as en } from '../en/refusals.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  MALFORMED_JSON: {
    syntax: 'O corpo não é JSON válido: na linha {line}, coluna {column}, espera-se {expected}.',
    name: 'O corpo tem um campo chamado «__proto__» ou «constructor»: retire-o.',
    surrogate: 'O corpo tem metade de um par substituto num escape \\u: escreva as duas metades.',
    length: 'O corpo não tem o comprimento que o Content-Length diz. Envie-o de novo.',
  },
  VALIDATION: {
    field: '{place} {message}.',
    repeated: 'Indique {id} só uma vez: «{pointer}» repete-o.',
    leaderboard: 'Corrija as definições da classificação.',
    otherCard: 'Indique em «/to» outro cartão do mesmo tipo.',
    scorer: 'O marcador tem de ser o número de um jogador.',
    idempotencyKey: 'O Idempotency-Key tem de ter 1 a 255 caracteres ASCII visíveis.',
    deep: 'O corpo tem mais de {levels} níveis.',
    many: 'O corpo tem mais de {values} valores: divida as listas longas.',
    null: 'O corpo tem um carácter nulo num escape \\u: retire-o.',
    nullInAddress: 'O endereço tem um carácter nulo: retire-o.',
    path: 'O caminho tem de ser UTF-8 com codificação por percentagem.',
    unreadable: 'Não se consegue ler o pedido. Confirme os cabeçalhos e o caminho.',
    http: 'Isto não é um pedido HTTP válido.',
  },
  INVALID_CREDENTIALS: 'Confirme o e-mail e a palavra-passe, ou peça novas credenciais ao operador.',
  INVALID_LOGIN: 'O e-mail e a palavra-passe não condizem. Confirme ambos, ou fale com o proprietário do seu clube.',
  CROSS_SITE: 'O pedido não veio de uma página deste serviço. Abra a consola e faça-o aí.',
  FRESH_LOGIN_REQUIRED: {
    old: 'Isto só pode ser feito por quem entrou nos últimos dez minutos. Entre de novo e repita.',
    factor: 'Isto precisa do seu segundo fator. Entre de novo com a chave de acesso ou com um código e repita.',
  },
  SECOND_FACTOR_REQUIRED:
    'Gere esta instalação, por isso precisa de um segundo fator. Configure-o na sua conta; se já tem um, entre com ele.',
  CODE_REQUIRED: 'Escreva o código que a sua aplicação mostra agora, ou um código de recuperação.',
  CODE_WRONG: {
    wrong: 'Este código não está certo, ou já foi usado. Espere pelo próximo que a sua aplicação mostrar.',
    unreadable:
      'A sua aplicação de códigos já não serve aqui: o segredo da instalação mudou. Use um código de recuperação, ou peça ajuda a quem gere a instalação.',
    shut: 'Demasiados códigos errados. Peça um link na página de entrada, defina uma nova palavra-passe e tente de novo.',
  },
  PASSKEY_REFUSED: {
    late: 'Demorou demasiado, ou começou noutra janela. Tente de novo.',
    unknown: 'Esta chave de acesso não é conhecida aqui. Entre com a sua palavra-passe.',
    wrong: 'A resposta da chave de acesso não serve. Tente de novo, ou entre com a sua palavra-passe.',
    known: 'Esta chave de acesso já está na lista.',
  },
  ROLE_REQUIRED: {
    role: 'A sua função aqui ({role}) não o permite. Fale com um proprietário da comunidade.',
    operator: 'Só quem gere esta instalação pode fazer isto. Fale com essa pessoa.',
  },
  TOKEN_INVALID: {
    absent: 'Envie o cabeçalho «Authorization: Bearer <token>»; POST /v1/auth dá um token.',
    token: 'O token está malformado, expirou ou foi revogado. Entre de novo com POST /v1/auth.',
    link: 'Este link não é válido. Peça um novo a quem a enviou.',
    staffLink: 'Este link terminou. Peça um novo à comissão.',
    session: 'Não tem sessão iniciada, ou a sua sessão terminou. Entre e tente de novo.',
  },
  UNAUTHORIZED: {
    readOnly:
      'As suas credenciais só servem para ler. Peça ao operador umas que permitam escrever, ou deixe de fora o que altera alguma coisa.',
    community: 'A comunidade não existe ou não tem acesso a ela.',
    event: 'A prova não existe ou não tem acesso a ela.',
    eventGone: 'A prova já não existe.',
    player: 'O jogador {playerId} não existe ou não tem acesso a ele.',
    players: '{players}: não existe ou não tem acesso.',
    registering: 'Ninguém foi inscrito: «{pointer}» {message}.',
    firstRequest: 'Já não tem acesso à comunidade do primeiro pedido.',
    round: 'A volta não é da prova do link.',
    otherPlayer: 'O link é de outro jogador.',
    administrator: 'Quem administra a comunidade não marca por um link: entre na consola.',
    notRegistered: 'Não está inscrito nesta prova.',
    card: 'O cartão não é do grupo do marcador.',
    link: 'O link não serve para isto. Fale com a comissão.',
  },
  NOT_FOUND: {
    course: 'A prova não tem esse campo.',
    tee: 'O campo não tem esse tee.',
    teeOfEvent: 'Nenhum campo da prova tem esse tee. Veja os tees dos campos.',
    leaderboard: 'A prova não tem essa classificação.',
    match: 'A classificação já não tem esse match. Talvez agora o joguem outros.',
    standing: 'Não há ninguém com esse número na classificação, ou ela não tem essa volta.',
    flight: 'A prova não tem essa divisão.',
    playerInFlight: 'O jogador não está na divisão.',
    teamInFlight: 'A equipa não está na divisão.',
    team: 'A prova não tem a equipa {teamId}.',
    anyTeam: 'A prova não tem essa equipa.',
    playerInTeam: 'O jogador não está na equipa.',
    teamInEvent: 'A equipa {teamId} não joga na prova.',
    drawable: 'Nenhuma outra equipa tem um jogador cuja bola possa ser sorteada para a equipa {teamId}.',
    teePairing: 'A volta não tem o grupo {teePairingId}.',
    playerInTeePairing: 'O jogador não está no grupo.',
    registration: 'O jogador {playerId} não está inscrito na prova.',
    message: 'A prova não tem essa mensagem.',
    players: '{players}: sem inscrição na prova. Inscreva primeiro o jogador.',
    anyPlayer: 'Não há nenhum jogador {playerId}. Pode ter sido junto a outro entretanto.',
    twoPlayers: 'Não há dois jogadores diferentes com estes números. Um deles pode ter sido junto a outro entretanto.',
    merge: 'Essa junção não existe, ou foi há tempo de mais para se anular.',
    registering: 'Ninguém foi inscrito: «{pointer}» {message}.',
    side: '{side, select, P {O jogador} other {A equipa}} {sideId} não está na volta.',
    round: 'A prova ainda não tem voltas.',
    session: 'Essa sessão não existe, ou já terminou.',
    passkey: 'A conta não tem essa chave de acesso.',
    codes: 'Não há uma aplicação de códigos configurada, ou demorou demasiado. Comece de novo.',
    playerOfAccount:
      'Este jogador não pode ser você: os diretores escolhem entre os jogadores das suas comunidades, os outros o jogador com o seu e-mail.',
    staff: 'A conta não tem nenhuma função na comunidade.',
    account: 'Não há nenhuma conta {administratorId} em vigor.',
    staffLink: 'Esse link não está aberto. Pode ter terminado entretanto.',
    named: 'O organizador não indicou ninguém com esse número. Alguém pode ter sido retirado da lista entretanto.',
    invitation: 'Esse convite não está aberto. Pode ter sido aceite ou terminado entretanto.',
    communityRequest: 'Não há nenhum pedido {requestId}. Pode ter sido respondido entretanto.',
    accessRequest: 'Não há nenhum pedido aberto {requestId}. Pode ter sido decidido ou retirado entretanto.',
    accessQuestion: 'Não foi feita nenhuma pergunta sobre este pedido.',
    credential: 'Não há credenciais {credentialId} em vigor.',
    step: 'Esse passo não existe, ou é demasiado antigo para ser anulado.',
    roundOfEvent: 'A prova não tem a volta {roundId}.',
    anyCourse: 'Não há nenhum campo {courseId}.',
    recipe: 'Não há nenhuma receita {recipe}.',
    webhook: 'A comunidade {communityId} não tem o webhook {webhookId}.',
    delivery: 'O webhook {webhookId} não tem a entrega {deliveryId}.',
    path: 'Esse caminho não existe. A referência em /docs tem a lista de todos.',
    grammar: 'Essa gramática não existe. GET /v1/application.wadl tem a lista de todas.',
    problem: 'Esse problema não existe. A página /problems tem a lista de todos.',
    file: 'Este ficheiro já não está aqui: abra de novo o link para marcar.',
    rehearsal: 'Não há agora nenhum ensaio de {eventId}.',
  },
  METHOD_NOT_ALLOWED: {
    here: 'Este caminho tem os métodos {methods}.',
    unknown: 'O método não é conhecido.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    json: 'Envie o corpo em JSON com o cabeçalho «content-type: application/json».',
    charset: 'Codifique o corpo em UTF-8 e envie «content-type: application/json; charset=utf-8», ou nenhum charset.',
  },
  REQUEST_TIMEOUT: 'Envie os cabeçalhos em 5 segundos e o pedido inteiro em 10.',
  PROFILE_MERGE_REQUIRED:
    'O e-mail ou o número de handicap pertence a outro perfil, ou o perfil diz outra coisa. Confirme os dados; se for a mesma pessoa, peça ao operador que junte os dois perfis.',
  SCORE_ENTERED: {
    player:
      'O jogador ou a sua equipa tem um resultado nesta prova ou numa das voltas, e fica. Marque antes o cartão: desistiu, desclassificado ou sem cartão.',
    team: 'A equipa {teams} tem um resultado, por isso fica como está. Marque antes o cartão: desistiu, desclassificado ou sem cartão.',
    replacedTeam:
      'Nesta volta há um resultado de uma equipa da prova que as novas equipas substituiriam. A volta fica com as equipas da prova.',
    otherCard: 'O outro cartão tem resultados. Troque antes os dois cartões.',
  },
  PLAYER_PARTICIPATED: {
    upcoming: 'O jogador está inscrito em {eventId} ({name}). Retire-o primeiro da prova.',
    past: 'O jogador participou em {eventId} ({name}). Continua na comunidade.',
  },
  PROFILE_COMPLETED: 'O jogador confirmou este perfil e só ele o pode mudar.',
  PROFILE_SHARED: {
    other:
      'Outro clube gere o perfil deste jogador. Peça a mudança a esse clube ou ao jogador. Pode mudar a alcunha e a condição de sócio.',
    email: 'Este jogador é também de outros clubes, por isso só ele ou o operador podem mudar o e-mail.',
  },
  HANDICAP_LOCKED: {
    player: 'O handicap do jogador está bloqueado. Desbloqueie-o primeiro.',
    team: 'O handicap da equipa está bloqueado. Desbloqueie-o primeiro.',
  },
  HANDICAP_REASON_REQUIRED: 'O jogador não tem handicap index: junte um motivo aos valores, em «manualMsg».',
  OTHER_COURSE:
    'O jogador joga no campo {courseId}, e um jogador tem um só handicap por volta. Deixe «courseId» de fora, ou escolha primeiro um tee do outro campo.',
  NOT_REGISTERED: {
    players: '{players}: sem inscrição na prova. Inscreva primeiro o jogador.',
    scorer: 'O jogador {playerId} não está inscrito na prova.',
  },
  ALREADY_REGISTERED: {
    registering: 'Ninguém foi inscrito: «{pointer}» {message}.',
    naming: 'Ninguém foi posto na lista: {name} já lá está.',
  },
  NO_PLACE_LEFT:
    'Os {places} lugares estão ocupados, ou ficariam. Retire alguém da lista ou peça mais lugares à comissão.',
  PLAY_HAS_BEGUN: 'O jogo já começou, por isso nomes e equipas ficam como estão. Fale com a comissão.',
  NOT_WAITING: {
    state:
      'Não se oferece lugar a quem {state, select, registered {já o tem} ballot {está no sorteio} other {desistiu}}. Só a quem está em lista de espera.',
    phase: 'Não se pode oferecer um lugar: a prova não está publicada, já começou ou terminou.',
  },
  NO_BALLOT: {
    mode: 'A prova não tem sorteio: entra quem se inscreve primeiro.',
    open: 'As inscrições estão abertas até {closes}. Sorteie depois.',
    nobody: 'Não há ninguém no sorteio, ou já foi feito.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    register: 'Inscreva em M-{eventId}: vale para todas as voltas.',
    remove: 'Retire o jogador de M-{eventId}: vale para todas as voltas.',
    offer: 'Ofereça o lugar em M-{eventId}: vale para todas as voltas.',
    ballot: 'Sorteie em M-{eventId}: vale para todas as voltas.',
    change: 'Mude a inscrição em M-{eventId}: vale para todas as voltas.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    player:
      'O jogador {playerId} não é da comunidade {communityId}. Acrescente-o primeiro, em Sócios ou com POST /v1/players/{playerId}/communities/{communityId}.',
    registering: 'Ninguém foi inscrito: «{pointer}» {message}.',
    link: 'O link é para jogadores da comunidade. Acrescente primeiro o jogador.',
  },
  FLIGHT_IS_FOR_TEAMS: 'A classificação é de equipas. Use as operações para equipas.',
  FLIGHT_IS_FOR_PLAYERS: 'A classificação não é de equipas. Use as operações para jogadores.',
  FLIGHTS_DISABLED: 'As divisões estão desligadas nesta prova de uma volta. Ligue-as primeiro nas Definições.',
  TEAM_HANDICAP_IS_PER_ROUND: 'Uma equipa tem um handicap por volta: use o número da volta.',
  MULTI_ROUND_EVENT_REQUIRED: {
    prizes: 'Os prémios de uma volta pagam-se na prova a que pertence: use {eventId}.',
    rounds: 'Só uma prova de várias voltas tem voltas: use um número que comece por M.',
    team: 'A equipa {teamId} é da prova a que a volta pertence: mude-a aí.',
  },
  ROUND_REQUIRED: {
    checkIns: 'O check-in é de uma volta: use o número da volta, que começa por S.',
    cards: 'Os cartões são de uma volta: use o número da volta, que começa por S.',
    shortening: 'As voltas encurtam-se uma a uma: use o número da volta, que começa por S.',
    messages: 'Uma mensagem diz as horas de saída de uma volta: use o número da volta, que começa por S.',
    teePairings: 'Os grupos são de uma volta: use o número da volta, que começa por S.',
  },
  REGISTRATION_TYPE:
    'A inscrição nesta prova é do tipo «{type}». Para abrir a inscrição ao público, escolha «Online Questionnaire» nas Definições.',
  EVENT_NOT_EDITABLE: {
    event:
      'A prova, ou aquela a que a volta pertence, é oficial ou foi cancelada. O diretor pode reabri-la em Resultados.',
    round:
      'A volta {eventId} é oficial e os seus resultados mudariam. Mude as voltas que não são oficiais, ou reabra-a em Resumo.',
  },
  ALREADY_ASSIGNED:
    'O jogador {playerId} está noutro grupo da volta. Retire-o primeiro de lá, ou atribua com POST, que o muda.',
  COURSE_NOT_IN_EVENT: {
    handicap: 'O campo {courseId} não é desta prova. Os campos juntam-se nas Definições.',
    round: 'O campo não é desta volta. Os campos juntam-se nas Definições.',
    registering: 'Ninguém foi inscrito: «{pointer}» {message}.',
  },
  TOO_MANY_WEBHOOKS: 'A comunidade {communityId} tem {most} webhooks, que é o máximo. Apague um primeiro.',
  REASON_REQUIRED: {
    state: 'Diga em «Motivo» porque deixa a prova de estar «{state}».',
    scores: 'Já há resultados. Diga em «Motivo» porque muda a classificação.',
    committee: 'Diga em «Motivo» porque é a comissão a decidir o match.',
  },
  CHANGED_MEANWHILE: {
    field: 'Outra pessoa mudou «{field}» entretanto. Veja o que lá está agora e decida.',
    places:
      'Outra pessoa mudou {count, plural, one {um jogador} other {# jogadores}} de lugar entretanto. Veja onde estão agora e decida.',
  },
  PASSWORD_WEAK: 'Esta palavra-passe é fraca. {why}',
  CODES_ON: 'A conta já tem uma aplicação de códigos. Desligue-a primeiro e configure depois a nova.',
  ALREADY_STAFF: '{email} já trabalha para a comunidade. Mude antes a função.',
  TOO_MANY_INVITATIONS: {
    address: '{email} recebeu {most} convites num dia. Tente de novo amanhã.',
    community: 'A comunidade convidou {most} pessoas num dia. Tente de novo amanhã.',
  },
  CREDENTIAL_EXISTS: {
    inForce: '{email} tem credenciais em vigor. Use essas, ou outro e-mail.',
    asked: '{email} espera a resposta a um pedido. Retire-o primeiro, ou use outro e-mail.',
  },
  LAST_OWNER: 'Uma comunidade tem sempre pelo menos um proprietário. Dê primeiro essa função a outra pessoa.',
  ONLY_OWNER:
    'Mais ninguém é proprietário de {communities}. Dê aí primeiro essa função a outra pessoa, ou bloqueie a conta apesar disso, depois de o ter visto.',
  OPERATOR_BLOCKED: {
    self: 'Não pode bloquear a sua própria conta. Peça-o a outro operador.',
    last: 'Não ficaria ninguém que possa entrar e gerir a instalação. Faça primeiro de outra pessoa operador.',
    noSecondFactor:
      '{name} ainda não tem segundo fator: uma aplicação de códigos ou uma chave de acesso, em A sua conta. Tente de novo quando o tiver.',
  },
  NOT_A_CLUB: 'Só um clube tem comunidades. Os clubes são criados por quem gere a instalação.',
  NAME_TAKEN: '«{name}» já existe. Escolha outro nome.',
  MERGE_BLOCKED: {
    byName:
      'O jogador {playerId} está inscrito só pelo nome e não tem perfil onde juntar outro. Fique com o outro perfil.',
    bothRegistered: 'Os dois estão inscritos em {eventId} ({name}). Retire primeiro um deles.',
    notOfCommunity:
      'O jogador {playerId} não é da comunidade de {eventId} ({name}). Acrescente-o primeiro a essa comunidade, ou fique com o outro perfil.',
  },
  ERASURE_BLOCKED:
    'O jogador está inscrito em {events}, que ainda não terminou. Retire-o primeiro, ou diga que o lugar fica com o novo nome.',
  UNDO_BLOCKED: {
    done: 'Este passo já foi anulado.',
    changed: '{name} mudou a mesma coisa em {time}. Anule primeiro isso.',
    changedOutside: 'A mesma coisa foi mudada depois por um programa ou por um jogador. Mude-a à mão.',
    needed: 'Algo que se juntou depois depende disto. Anule primeiro isso.',
    scored: 'Há resultados de um jogador ou de uma equipa que desapareceria. Apague primeiro os resultados.',
    state: 'Este passo tornou a prova oficial ou cancelada, ou reabriu-a. Mude antes o estado da prova.',
    late: 'Foi há mais tempo do que se pode anular.',
    mergedOn: 'O perfil que ficou faz agora parte de outro. Anule primeiro essa junção.',
    overwritten: 'O perfil que ficou mudou depois: {fields}. Anular a junção traria de volta o valor antigo.',
    taken: 'O jogador {playerId} tem agora o e-mail ou o número de handicap do perfil retirado. Mude-o aí primeiro.',
    anew: 'O jogador foi inscrito de novo depois da junção: {names}. Retire-o primeiro daí.',
    mailed: 'A mensagem já está a caminho: {sent} de {all} mails foram enviados. Escreva outra que a corrija.',
  },
  STATE_TRANSITION: {
    event: 'Uma prova que está «{from}» não pode passar a «{to}».',
    round: 'A prova de várias voltas está «{state}», e as voltas também. Mude primeiro o estado da prova.',
  },
  ROUND_NOT_STARTED: 'A volta está «{state}». Ponha-a primeiro em jogo.',
  NOT_A_TEAM_FORMAT:
    'Nenhuma classificação da volta conta um resultado por buraco de uma equipa. Registe os resultados dos jogadores.',
  NOT_A_PLAYER_FORMAT:
    'Todas as classificações da volta são de equipas com uma só bola. Registe os resultados das equipas.',
  SCORES_DIFFER:
    'Os resultados dos jogadores e dos marcadores diferem no buraco {holes}. Têm de coincidir, ou a comissão decide, antes de alguém assinar.',
  HOLE_WITHOUT_STROKES:
    'O buraco {hole} não tem um número de pancadas a que se possa somar uma penalidade. Registe primeiro o resultado.',
  NO_SCORE: 'O cartão não tem resultados. Registe primeiro um.',
  CARD_SIGNED: 'Um dos cartões está assinado. Anule primeiro as assinaturas dos dois.',
  NOT_READY: {
    always: '{finding} Resolva isso antes de a volta começar.',
    reason: '{finding} Resolva isso, ou diga em «Motivo» porque começa a volta mesmo assim.',
    rehearsal: 'Ainda ninguém tem hora de saída, por isso não podem entrar resultados. Preencha primeiro as saídas.',
  },
  IN_USE: {
    played: '{name} tem resultados. Cancele-a: assim ficam guardados.',
    notDraft: '{name} está «{state}», e só se apaga um rascunho. Cancele-a.',
    round: '{name} é uma volta de {eventId}. Retire-a aí.',
    roundPlayed: '{name} tem resultados, por isso fica. Cancele-a.',
    lastRound: '{name} é a única volta da prova. Apague antes a prova.',
    roundCounted: '{name} conta para {leaderboards}. Mude primeiro as voltas dessas classificações.',
    course: '{course} não se pode retirar: {uses}. Mude isso primeiro.',
    replaced: '{course} já tem uma versão seguinte. Faça a próxima a partir dessa.',
    begun: '{name} já começou ou terminou, por isso fica com o seu campo.',
    rehearsed: 'Há um ensaio de {name}. Deite fora primeiro o ensaio.',
    tee: '{course} perderia o tee {tee}, e {count, plural, one {# jogador ou equipa joga} other {# jogadores ou equipas jogam}} dele. Deixe o tee, ou dê primeiro outro a esses jogadores.',
    leaderboard:
      'Sem {name}, os cartões das equipas não contariam para nada. Faça primeiro outra classificação de equipas com uma só bola.',
  },
  IDEMPOTENCY_IN_PROGRESS: 'O primeiro pedido com esta chave ainda está a decorrer. Tente de novo daqui a pouco.',
  PAYLOAD_TOO_LARGE: 'Envie no máximo 1 MiB de cada vez; divida as listas longas.',
  URI_TOO_LONG: {
    address: 'O endereço tem {characters} caracteres; o máximo é {most}. Procure com menos critérios.',
    part: 'Uma parte do endereço é demasiado longa.',
    headers: 'O endereço e os cabeçalhos são, juntos, demasiado longos.',
  },
  IDEMPOTENCY_KEY_REUSED: 'Esta chave já serviu para outro pedido. Use uma chave nova para cada pedido.',
  RATE_LIMITED: {
    credential: 'Estas credenciais fizeram {requests} pedidos num minuto. Tente de novo daqui a {seconds} segundos.',
    logins: 'Demasiadas tentativas de entrar falharam. Tente de novo daqui a {seconds} segundos.',
    link: 'Os telemóveis com este link fizeram {requests} pedidos num minuto. Tente de novo daqui a {seconds} segundos.',
    links: 'Demasiados links inválidos. Tente de novo daqui a {seconds} segundos.',
    file: 'Um ficheiro seu ainda está a ser lido. Espere que acabe, e envie então o seguinte.',
  },
  INTERNAL: 'Algo correu mal no serviço. Nada foi alterado. Diga ao operador o número do pedido.',
  UNAVAILABLE: {
    database: 'A base de dados não responde. Tente de novo daqui a alguns segundos.',
    conflict: 'Outros pedidos estão a mudar os mesmos dados. Tente de novo daqui a pouco.',
    disk: 'A base de dados não consegue escrever; o disco pode estar cheio. Nada foi alterado. Tente mais tarde.',
    overload: 'O serviço está sobrecarregado. Tente de novo daqui a alguns segundos.',
    connections: 'Há demasiadas ligações abertas. Tente mais tarde.',
    restart: 'O servidor está a reiniciar. Tente de novo daqui a alguns segundos.',
  },
} satisfies WordsLike<typeof en>
