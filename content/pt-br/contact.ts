import type { Translation } from '../../words/shapes';
import type { ContactWords } from '../en/contact';

export const contact: Translation<ContactWords> = {
  name: 'Contato',
  meta: {
    title: 'Contato: terapia em {place.area}, Austrália',
    description: {
      byDelivery: {
        connected:
          'Ligue para {phone} ou envie uma mensagem. Terapia em {place.whole} (Austrália){orOnline}, sessões {sessionLanguages}. Resposta em até {replyHours}\u00a0horas.',
        unconnected: 'Ligue para {phone}. Terapia individual e de casal em {place.whole} (Austrália){orOnline}, com sessões {sessionLanguages}.',
      },
    },
  },
  header: {
    title: 'Contato',
    lead: {
      byBooking: {
        own: {
          byDelivery: {
            connected:
              'Agende online, ou ligue ou escreva ({sessionLanguages}) para perguntar. Você não precisa de encaminhamento nem de diagnóstico. Respondo a cada mensagem em até {replyHours}\u00a0horas.',
            unconnected: 'Agende online, ou ligue para perguntar ({sessionLanguages}). Você não precisa de encaminhamento nem de diagnóstico.',
          },
        },
        call: {
          byDelivery: {
            connected:
              'Ligue ou escreva ({sessionLanguages}) para agendar ou perguntar. Bastam o seu nome e um horário; você não precisa de encaminhamento nem de diagnóstico. Respondo a cada mensagem em até {replyHours}\u00a0horas.',
            unconnected:
              'Ligue para agendar ou perguntar ({sessionLanguages}). Bastam o seu nome e um horário; você não precisa de encaminhamento nem de diagnóstico.',
          },
        },
      },
    },
  },
  phone: {
    text: 'Se eu não atender, é porque estou em sessão ou o consultório está fechado. Deixe seu primeiro nome e um número, diga quando é seguro ligar para você, e eu retorno. Só deixo recado ou mando SMS se você disser que posso.',
    unanswered: 'Quando não posso atender',
    otherWays: {
      title: 'Se ligar for difícil',
      text: 'Em inglês, você nem precisa de frases: basta dizer “counselling”, seu primeiro nome, seu número e quando é seguro ligar para você (“Monday at 10\u00a0am”). O National Relay Service (accesshub.gov.au, em inglês) faz a ponte nas ligações de pessoas surdas ou com dificuldade de fala. Se você preferir fazer terapia em outra língua, pergunte ao clínico geral (GP).',
    },
    voicemail: {
      'only me': 'Só eu ouço os recados.',
      'others too':
        'Outra pessoa do consultório também ouve os recados: diga só o que ela pode saber.',
      none: 'Se eu não atender, é porque estou em sessão ou o consultório está fechado. Não há caixa postal; por favor, ligue de novo mais tarde.',
    },
    texts: {
      yes: 'Mandar um SMS',
      no: 'Este número não recebe SMS.',
    },
    email: 'Mandar um e-mail',
    subject: 'Mensagem pelo site',
    booking: 'Agendar online',
  },
  refer: 'Para médicos e outros profissionais que encaminham',
  location: {
    heading: 'Onde',
    lines: ['{place.whole}', '{place.state}, Austrália'],
    map: 'Ver no mapa',
    beforeSession: 'Você recebe o endereço antes da primeira sessão.',
    online:
      'As sessões online são por vídeo, pelo mesmo valor, {reach}.',
    elsewhere: 'Atendo onde a lei local e o meu seguro profissional permitirem.',
    abroad: 'Do exterior, ligue para {number}.',
  },
  visit: {
    heading: 'Antes de vir',
    labels: {
      callBack: 'Quando retorno a ligação',
      notes: 'Minhas anotações',
      stepFreeAccess: 'Acessibilidade',
      parking: 'Estacionamento',
    },
    general: {
      stepFreeAccess:
        'Diga do que você precisa para entrar e se sentar com conforto, e vemos se a sala serve antes de você vir.',
      waitingTime:
        'Quando você ligar, digo qual é o meu próximo horário livre. Até lá, o clínico geral (GP) pode ajudar.',
    },
    reducedFee: {
      title: 'Valor reduzido',
      text: 'Quando ligar, pergunte pelo valor reduzido (“reduced fee”). Digo se há vaga, e você não precisa se explicar.',
    },
  },
  hours: {
    heading: 'Horário de atendimento',
    days: '{from} a {to}',
    byAppointment: 'com hora marcada',
    closed: 'fechado',
    closures: 'Fechado nestas datas',
    evenings: 'Há horários à noite.',
    zone: 'Hora local de {place.state}',
  },
  website: {
    action: 'Visitar meu site pessoal',
  },
  form: {
    heading: 'Envie uma mensagem',
    notice: 'O que você escrever aqui ainda não chega até mim. Para falar comigo:',
    unsent: { title: 'Nada foi enviado.', call: 'Ligue para' },
    emergency:
      'Em uma emergência, ligue para o 000: diga “Police” ou “Ambulance”, depois a cidade e o estado da Austrália onde você está, depois “Portuguese interpreter”. Não sou uma linha de emergência e, à noite, não ouço o telefone; a Lifeline atende 24\u00a0horas, no 13\u00a011\u00a014. Para falar com ela por meio de um intérprete, ligue para o 131\u00a0450 e diga “Portuguese” e “Lifeline”.',
    intro:
      'Informe um e-mail que só você leia. Só ligo, mando SMS ou deixo recado se você disser que é seguro.',
    name: { label: 'Nome *', placeholder: 'Seu nome completo', problem: 'Escreva o seu nome.' },
    email: {
      label: 'E-mail *',
      placeholder: 'voce@example.com',
      problem: 'Escreva o seu e-mail completo.',
    },
    phone: { label: 'Telefone', placeholder: 'Se quiser que eu ligue' },
    message: {
      label: 'Mensagem *',
      placeholder: 'O que traz você aqui? Quando poderia vir?',
      problem: 'Escreva algumas palavras.',
    },
    required: 'Os campos com * são obrigatórios.',
    submit: 'Enviar mensagem',
    withoutScript:
      'O formulário precisa de JavaScript, que está desativado neste navegador. Por favor, ligue para {phone}.',
    late: 'O formulário ainda não terminou de carregar. O que você escrever fica aqui, e o carregamento segue sozinho assim que houver conexão. Se nada mudar, copie o que escreveu ou ligue para {number}.',
  },
  privacy: {
    heading: 'O que acontece com o que você escreve',
    unsent:
      'Por enquanto, este formulário não envia nem guarda nada. Para falar comigo, ligue para {phone}.',
    way: {
      service: 'pelo serviço de formulários {service}',
      host: 'pela empresa que hospeda este site',
    },
    sent: [
      'Só eu leio a sua mensagem. Ela passa {way}, que pode guardá-la fora da Austrália. Uso o que você escreve para responder e combinar uma sessão, e não repasso a ninguém, a não ser que a lei obrigue, ou permita porque alguém corre perigo grave.',
      'Para ver, corrigir ou apagar a mensagem, ou para receber de graça a minha política de privacidade, ligue para {phone}.',
    ],
    more: 'Onde reclamar e o que fica em sigilo nas sessões: {private}.',
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
        title: { byBooking: { own: 'Você agenda', call: { byDelivery: { connected: 'Eu respondo', unconnected: 'Você liga' } } } },
        text: {
          byBooking: {
            own: 'Escolha um horário na minha página de agendamento, ou ligue se preferir perguntar antes. Explico os limites do sigilo antes de você me contar qualquer coisa.',
            call: {
              byDelivery: {
                connected:
                  'Em até {replyHours}\u00a0horas, com alguns horários para escolher e respostas para o que perguntou.',
                unconnected:
                  'Conte só o que quiser; antes, explico os limites do sigilo. Achamos um horário, e respondo às suas perguntas.',
              },
            },
          },
        },
      },
      {
        title: 'Você escolhe',
        text: 'Em {place.suburb}{orOnline}, só você ou vocês dois, e ainda dá para mudar de ideia.',
      },
      {
        title: 'Começamos',
        text: 'A primeira sessão é para conhecer você e saber o que gostaria de mudar. Com um casal, converso antes com cada um em particular.',
      },
    ],
  },
};
