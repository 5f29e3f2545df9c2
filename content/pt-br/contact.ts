import type { Translation } from '../../site/shapes';
import type { ContactWords } from '../en/contact';

export const contact: Translation<ContactWords> = {
  name: 'Contato',
  meta: {
    title: 'Contato e agendamento: terapia em Noosa, Austrália',
    description: {
      connected:
        'Agende uma sessão: ligue para {phone} ou envie uma mensagem. Em Noosa, Austrália, ou online, sessões {sessionLanguages}. Resposta em até {replyHours}\u00a0horas.',
      unconnected:
        'Agende uma sessão ou faça uma pergunta: ligue para {phone}. Terapia individual e de casal em Noosa, Austrália, ou online, com sessões {sessionLanguages}.',
    },
  },
  header: {
    title: 'Contato e agendamento',
    lead: {
      connected:
        'Ligue ou escreva. Conte o quanto quiser, muito ou pouco. Eu leio pessoalmente cada mensagem e respondo em até {replyHours}\u00a0horas.',
      unconnected: 'Ligue para agendar ou para perguntar, e conte o quanto quiser, muito ou pouco.',
    },
  },
  phone: {
    heading: 'Por telefone',
    text: 'Se eu não atender, é porque estou em sessão ou fora do horário. Deixe seu primeiro nome, um número e uma hora em que seja seguro ligar para você, e eu ligo de volta. Diga se posso deixar recado, mandar SMS ou dizer o meu nome a quem atender; se você não disser, não faço nada disso.',
    unanswered: 'Quando não posso atender',
    otherWays: {
      title: 'Se ligar for difícil',
      text: 'Alguém da sua confiança pode ligar por você, e o National Relay Service (accesshub.gov.au) faz a ligação para pessoas surdas ou com dificuldade de fala. As sessões são {sessionLanguages}. Se for difícil falar de coisas íntimas em inglês, avise antes de agendar, com as palavras que você tiver, e vemos juntos se a terapia serve para você. Seu parceiro ou sua parceira, um parente ou um filho não devem servir de intérprete. Seu clínico geral (GP) pode orientar você se quiser terapia em português.',
    },
    safety: 'Medo em casa? Não espere por mim: ligue para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732, 24\u00a0horas. Em perigo imediato, ligue para o 000.',
    voicemail: {
      'only me': 'Só eu ouço os recados.',
      'others too':
        'Outra pessoa do consultório também ouve os recados: diga só o que ela pode saber.',
      none: 'Se eu não atender, é porque estou em sessão ou fora do horário. Não há caixa postal: ligue de novo mais tarde.',
    },
    texts: {
      yes: 'Você também pode mandar SMS para {number}.',
      no: 'Este número não recebe mensagens de texto.',
    },
    email: 'Você também pode me mandar um e-mail: {email}.',
    booking: 'Agendar online',
  },
  location: {
    heading: 'Onde',
    lines: ['{place.suburb}, {place.area}', '{place.state}, Austrália'],
    onBooking: 'Você recebe o endereço ao agendar.',
    text: 'As sessões online são por vídeo, em toda a Austrália e no mundo inteiro, onde a lei local e o meu seguro profissional permitirem. De fora da Austrália, ligue para {number}.',
  },
  visit: {
    heading: 'É bom saber',
    labels: {
      training: 'Minha formação',
      stepFreeAccess: 'Acessibilidade',
      parking: 'Estacionamento',
      waitingTime: 'Tempo de espera',
      videoPlatform: 'Sessões online',
      eveningTimes: 'Horários à noite',
      notes: 'Minhas anotações',
    },
    otherwise: {
      training:
        'Na Austrália, qualquer pessoa pode se apresentar como counsellor (terapeuta) ou sex therapist (terapeuta sexual). Antes de agendar, pergunte qual é a minha formação, também para o que você está vivendo, de que associação profissional faço parte e se tenho seguro profissional. Você pode confirmar a resposta com essa associação.',
      stepFreeAccess:
        'Diga do que você precisa para entrar e se sentar com conforto, e vemos antes do agendamento se a sala serve para você.',
      waitingTime:
        'Ao ligar, você fica sabendo qual é o primeiro horário livre. Enquanto espera, o seu clínico geral (GP) pode ajudar.',
      eveningTimes: 'Há horários à noite. Ao ligar, diga qual serve para você.',
      notes:
        'Antes de começar, pergunte o que eu anoto, onde guardo e por quanto tempo. Pela lei australiana de privacidade, você pode pedir para ver o que está registrado sobre você e para corrigir um erro. O que você me contou em particular não é mostrado ao seu parceiro ou à sua parceira, a não ser que a Justiça mande.',
    },
  },
  hours: {
    heading: 'Horário de atendimento',
    byAppointment: 'com hora marcada',
    closed: 'fechado',
    closures: 'Fechado nestas datas',
    evenings: 'Há horários à noite.',
    zone: {
      allYear: 'Hora local de {place.state}, o ano todo',
      daylightSaving: 'Hora local de {place.state}, com horário de verão',
    },
  },
  website: {
    heading: 'Meu site pessoal',
    text: 'Lá você encontra mais sobre como trabalho e quem sou.',
    action: 'Visitar meu site pessoal',
  },
  form: {
    heading: 'Envie uma mensagem',
    notice: {
      text: 'Este formulário ainda não funciona: nada do que você escreve aqui chega ao consultório.',
      emergency: 'Em uma emergência, ligue para o 000. Se você precisa de alguém agora, a Lifeline (apoio em crise) atende 24\u00a0horas, no 13\u00a011\u00a014. No 000, diga primeiro “Police”, “Fire” ou “Ambulance”, depois “Portuguese interpreter”, e não desligue; para falar com a Lifeline em português, ligue para o TIS National, 131\u00a0450, e diga “Portuguese” e “Lifeline”.',
    },
    emergency:
      'Este formulário não é para emergências. Ligue para o 000 ou para a Lifeline (apoio em crise), 13\u00a011\u00a014.',
    intro:
      'Informe um e-mail que só você leia. Só ligo, mando SMS ou deixo recado se você disser que é seguro. Deixe de fora o que não gostaria de colocar em um e-mail.',
    name: { label: 'Nome *', placeholder: 'Seu nome completo' },
    email: { label: 'E-mail *', placeholder: 'voce@example.com' },
    phone: { label: 'Telefone', placeholder: 'Para eu ligar' },
    message: {
      label: 'Mensagem *',
      placeholder: 'O que traz você aqui? Quando poderia vir?',
    },
    required: 'Os campos com * são obrigatórios.',
    submit: 'Enviar mensagem',
    withoutScript:
      'O formulário precisa de JavaScript, que está desativado neste navegador. Por favor, ligue para {phone}.',
    late: 'O formulário não terminou de carregar. Recarregue a página ou ligue para {phone}.',
  },
  privacy: {
    heading: 'O que acontece com o que você escreve',
    unsent:
      'Por enquanto, este formulário não envia nem guarda nada. Para falar comigo, ligue para {phone}.',
    sent: [
      'Só eu leio a sua mensagem. Ela passa pelo serviço de formulários {service}, que pode guardá-la fora da Austrália. Uso o que você escreve para responder e combinar uma sessão, e não repasso a ninguém, a não ser que a lei obrigue, ou permita porque alguém corre perigo grave.',
      'Para ver, corrigir ou apagar o que você me enviou, ou para receber de graça a minha política de privacidade, ligue para {phone}.',
    ],
    complaints:
      'Se você achar que a sua privacidade não foi respeitada, reclame primeiro comigo, por escrito (se não souber para onde enviar, ligue). Se a resposta não for satisfatória, ou se não vier em 30\u00a0dias, você pode reclamar ao Office of the Australian Information Commissioner (oaic.gov.au), o órgão federal que protege a privacidade. Uma reclamação sobre um serviço de saúde em {place.state} pode ser feita ao órgão do estado que cuida disso: {complaints}. Para quem trabalha na saúde sem ter registro na Ahpra, o órgão australiano que registra profissionais de saúde, existe o National Code of Conduct for Health Care Workers (código de conduta para quem trabalha na saúde): me peça uma cópia. As associações profissionais também recebem reclamações sobre os seus membros.',
  },
  toast: {
    title: 'Mensagem enviada!',
    description: 'Agradeço a sua mensagem. Respondo em até {replyHours}\u00a0horas.',
    close: 'Fechar',
    region: 'Notificações',
  },
  next: {
    heading: 'O que acontece depois',
    steps: [
      {
        title: { connected: 'Eu respondo', unconnected: 'Você liga' },
        text: {
          connected:
            'Em até {replyHours}\u00a0horas, com alguns horários para escolher e respostas para o que perguntou.',
          unconnected:
            'Você conta o que se passa. Eu digo quais horários estão livres e respondo ao que você perguntar.',
        },
      },
      {
        title: 'Você escolhe',
        text: 'Presencial ou online, só você ou o casal. Ainda dá para mudar de ideia.',
      },
      {
        title: 'Começamos',
        text: 'A primeira sessão é para conhecer você e o que você gostaria de mudar. Com um casal, converso antes com cada um em particular.',
      },
    ],
  },
};
