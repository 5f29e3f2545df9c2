import type { CommonWords } from '../en/common';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const common: CommonWords = {
  skipToContent: 'Ir para o conteúdo',
  logo: `${facts.practiceName}, página inicial`,
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
    'adhd-couples': 'Casais com TDAH',
    'sex-therapy': 'Terapia sexual',
    'individual-counselling': 'Terapia individual',
    'grief-counselling': 'Terapia do luto',
  },
  actions: {
    book: 'Agendar uma sessão',
    enquire: 'Enviar uma mensagem',
    call: `Ligar para ${facts.phone}`,
    callShort: 'Ligar',
  },
  quickActions: 'Ligar ou agendar',
  connectionLost:
    'A próxima página não carregou; a conexão pode ter caído. Esta fica como está, com tudo o que você escreveu. Tente de novo daqui a pouco.',
  draft: 'Rascunho',
  related: {
    heading: 'Outros temas que costumam vir junto',
    intro: 'O que traz alguém aqui quase sempre tem mais de um lado.',
  },
  aside: {
    heading: 'Em resumo',
    fee: 'Valor',
    where: 'Onde',
    whereText:
      'Presencial em Tewantin (Noosa) ou online, em toda a Austrália e no mundo inteiro, pelo mesmo valor',
    rhythm: 'Frequência',
    rhythmText: 'Toda semana ou a cada quinze dias',
    allFees: 'Todos os valores e reembolsos',
  },
  footer: {
    about:
      'Terapia e aconselhamento de casal e individual em Tewantin (Noosa) e online, em toda a Austrália e no mundo inteiro. Sem pressa, com os pés no chão e em sigilo.',
    quickLinks: 'Links rápidos',
    links: {
      home: 'Início',
      'couples-marriage': 'Terapia de casal',
      'infidelity-recovery': 'Superar uma infidelidade',
      fees: 'Valores e reembolsos',
      blog: 'Blog',
    },
    contact: 'Contato',
    phone: 'Telefone',
    location: 'Localização',
    locationText: 'Tewantin (Noosa), Queensland, ou online',
    rights: 'Todos os direitos reservados.',
  },
  sessionLanguages: `As sessões são ${facts.sessionLanguages}.`,
  practitioner: {
    memberships: 'Associações profissionais',
    number: 'nº',
    by: 'Por',
  },
  crisis: {
    lead: 'Em perigo ou em crise?',
    emergency: 'Em uma emergência, ligue para o',
    lifeline: 'Apoio em momentos de crise, dia e noite:',
    respect: 'Violência doméstica e sexual:',
    interpreter:
      'No 000, peça “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância) e depois diga “Portuguese interpreter”. Intérprete para as outras duas linhas:',
    abroad: 'Fora da Austrália, ligue para o serviço de emergência local.',
  },
};
