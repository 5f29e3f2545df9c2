import type { Translation } from '../../words/shapes';
import type { CommonWords } from '../en/common';
import { medicareCondition } from './medicare';

export const common: Translation<CommonWords> = {
  skipToContent: 'Ir para o conteúdo',
  logo: '{practiceName}, página inicial',
  mainNavigation: 'Principal',
  openServices: 'Menu de serviços',
  menu: 'Menu',
  languages: 'Idioma',
  breadcrumbs: 'Você está aqui',
  onThisPage: 'Nesta página',
  opensElsewhere: 'outro site',
  categories: {
    'couples-therapy': 'Terapia de casal',
    'infidelity-recovery': 'Superar uma infidelidade',
    'adhd-couples': 'Casais com TDAH ou autismo',
    'sex-therapy': 'Terapia sexual',
    'individual-counselling': 'Terapia individual',
    'grief-counselling': 'Terapia do luto',
  },
  actions: {
    book: {
      byIntake: {
        booking: 'Agendar uma sessão',
        waitingList: 'Entrar na lista de espera',
        full: 'Sem vagas no momento',
      },
    },
    enquire: 'Enviar mensagem (em inglês)',
    call: 'Ligar para {phone}',
    callShort: 'Ligar',
  },
  intake: {
    waitingList:
      'No momento, não tenho vagas. Há uma lista de espera: se quiser entrar nela, é só me dizer.',
    full: 'No momento, não tenho vagas. Mesmo assim, você pode me fazer uma pergunta.',
  },
  quickActions: 'Como falar comigo',
  draft: 'Rascunho',
  related: 'Temas que costumam vir juntos',
  thisHour: 'Neste momento em {place.suburb}',
  aside: {
    heading: 'Em resumo',
    fee: 'Valor',
    where: 'Onde',
    whereText: 'Em Tewantin (Noosa){orOnline}',
    rhythm: 'Frequência',
    rhythmText: 'Toda semana ou a cada quinze dias',
    privacy: 'Sigilo',
    privacyText: 'É confidencial, com limites que explico antes',
    allFees: { byRepayment: { some: 'Todos os valores e reembolsos', none: 'Todos os valores' } },
  },
  deciding: {
    evenings: { name: 'À noite', text: 'também há horários' },
    firstCall: { name: 'Primeira ligação gratuita', text: 'até {minutes}' },
    waitingTime: 'Tempo de espera',
  },
  footer: {
    about: 'Terapia individual e de casal em Tewantin, Noosa, na Sunshine Coast{andOnline}. Sem pressa, com os pés no chão e com sigilo.',
    quickLinks: 'Links rápidos (em inglês)',
    contact: 'Contato',
    phone: 'Telefone',
    location: 'Localização',
    locationText: '{place.whole} ({place.state}){andOnline}',
    rights: 'Todos os direitos reservados.',
  },
  sessionLanguages: 'As sessões, as ligações e as mensagens são {sessionLanguages}.',
  practitioner: {
    qualifications: 'Formação',
    supervision: 'Meu trabalho passa por supervisão profissional regular.',
    memberships: 'Registro e associações profissionais',
    number: 'nº',
    by: 'Por',
  },
  crisis: {
    ask: 'Em perigo?',
    lead: 'Em perigo ou em crise?',
    byText: 'por SMS, em inglês:',
    interpreter:
      'O atendimento é em inglês; o intérprete é gratuito e não pode contar a ninguém o que ouve. No 000, diga primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância), depois a cidade e o estado da Austrália onde você está, depois “Portuguese interpreter”, e não desligue. Para as linhas de apoio, ligue para o TIS National, 131\u00a0450, diga “Portuguese” e informe ao intérprete o nome e o número da linha. No hospital público, peça “Portuguese interpreter”; não deixe seu parceiro, sua parceira nem seus filhos traduzirem.',
    lines: [
      'Em perigo imediato, ligue para o 000.',
      'Apoio em momentos de crise, 24\u00a0horas: Lifeline, 13\u00a011\u00a014.',
      'Violência doméstica e sexual, 24\u00a0horas: 1800RESPECT, 1800\u00a0737\u00a0732.',
      'Alguém mexe no seu celular? Esta página, ligações e SMS deixam rastro; o mais seguro é um aparelho a que só você tenha acesso.',
    ],
  },
  medicareCondition,
};
