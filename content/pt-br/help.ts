import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Ajuda imediata',
  meta: {
    title: 'Ajuda',
    description:
      'Linhas de apoio na Austrália que atendem de dia e de noite, por telefone e SMS, e como falar com elas com intérprete ou quando é difícil ligar.',
  },
  leave: {
    action: 'Sair desta página',
    note: 'Isso não apaga o histórico.',
  },
  header: {
    title: 'Ajuda imediata',
    lead: 'Ligações, SMS e esta página deixam rastro. Se ninguém atender, tente o número seguinte.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Diga “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância) se há risco de vida agora, seu ou de outra pessoa',
    respect: '1800RESPECT: violência, controle, agressão sexual; 24\u00a0horas',
    lifeline: 'Lifeline: suicídio, qualquer crise; 24\u00a0horas',
  },
  byText: {
    respect: 'SMS ao 1800RESPECT',
    lifeline: 'SMS à Lifeline',
  },
  ways: {
    heading: 'Como entrar em contato',
    speech: {
      title: 'Não pode falar?',
      text:
        'Primeiro, tire o som do celular. Ligue para o 000, fique na linha e tecle 55 quando pedirem (em inglês): assim a ligação passa para a polícia, que pode ligar de volta ou ir até você. O 000 não recebe SMS.',
    },
    language: {
      title: 'Precisa de intérprete?',
      text:
        'O atendimento é em inglês, inclusive por SMS; o intérprete é gratuito e não pode contar a ninguém o que ouve. No 000, diga primeiro “Police”, “Fire” ou “Ambulance”, depois a cidade e o estado da Austrália onde você está, depois “Portuguese interpreter”, e não desligue. Tenha o endereço à mão. Para os outros números, ligue para o TIS National, 131\u00a0450, diga “Portuguese” e informe ao intérprete o nome e o número da linha. No hospital público, peça “Portuguese interpreter”; não deixe seu parceiro, sua parceira nem seus filhos traduzirem.',
    },
    hearing: {
      title: 'Dificuldade para ouvir ou falar?',
      text:
        'Mande um SMS para o National Relay Service, 0423\u00a0677\u00a0767: escreva “000”, depois “Police”, “Fire” ou “Ambulance” e o endereço exato, porque eles não veem onde você está. Se for difícil entender sua voz, ligue para o 1800\u00a0555\u00a0727 e peça “Triple Zero”. Em um telefone de texto (TTY), disque 106.',
    },
    watched: {
      title: 'Alguém mexe no seu celular?',
      text:
        'Use um aparelho a que só você tenha acesso. Um histórico apagado pode chamar a atenção; uma janela anônima é mais segura, mas não protege contra programas espiões.',
    },
    abroad: {
      title: 'Está fora da Austrália?',
      text:
        'Emergência no Brasil: 190 (polícia), 192 (ambulância); suicídio: CVV, 188; violência contra a mulher: Ligue 180. Na União Europeia: 112; em outros países, o número local. Outras linhas: findahelpline.com (em inglês).',
    },
  },
  contents: 'O que está acontecendo?',
  situations: {
    home: {
      heading: 'Alguém próximo intimida ou machuca você',
      paragraphs: {
        abuse:
          'É violência doméstica se seu parceiro, sua parceira, um ex, uma ex ou alguém da família bate em você, aperta seu pescoço, faz ameaças, ameaça se matar se você for embora, força você a fazer sexo, persegue você, rastreia seus passos, machuca ou ameaça crianças ou animais, ou decide quem você pode ver ou o que você pode gastar. Ter medo já basta para ligar.',
        danger: 'Em perigo, ligue para o 000 (“Police”) e, se puder, afaste-se.',
        leaving:
          'Ir embora: antes de avisar, planeje com o 1800RESPECT. O perigo é maior quando você avisa, quando vai e nos meses seguintes.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mulheres em Queensland: lugar seguro, ajuda para ir embora; 24\u00a0horas',
        dvMensline: 'DVConnect, homens em Queensland: violência em casa; das 9h\u00a0à meia-noite',
        policelink: 'Polícia de Queensland, quando não é urgente; 24\u00a0horas',
        childSafety:
          'Estão machucando uma criança: Child Safety, Queensland; 24\u00a0horas',
        elderAbuse: 'Elder Abuse Helpline, Queensland: violência contra idosos',
      },
      points: {
        police:
          'A polícia pode agir sem que você peça: mandar alguém sair de casa na hora e proteger você por doze meses. Se, por engano, a ordem for contra você, ligue logo para a Legal Aid, 1300\u00a065\u00a011\u00a088: você tem 28\u00a0dias para pedir que a polícia a reveja, e a Justiça pode revê-la a qualquer momento. A medida protetiva (protection order) da Justiça é gratuita. Você pode receber ajuda sem passar pela polícia. O controle coercitivo (coercive control), um padrão de abuso que tira a sua liberdade, mesmo sem agressão física, é crime em Queensland.',
        children:
          'Filhos: a não ser que uma decisão da Justiça diga o contrário, você pode levá-los para um lugar seguro. Procure logo orientação jurídica.',
        money:
          'Dinheiro: se você deixar um parceiro ou uma parceira que agride, ligue para o 1800RESPECT em até 12\u00a0semanas depois que vocês deixarem de morar juntos e pergunte pelo Leaving Violence Program: são até AUD\u00a05.000, a maior parte em produtos e serviços, com qualquer visto.',
        visa:
          'Visto: peça ajuda, seja qual for o seu, mesmo com medo de perdê-lo. Alguns, principalmente os de parceiro (partner visas), podem permitir que você fique depois de uma relação violenta, não importa quem saiu. Não confie só na palavra do seu parceiro ou da sua parceira: a DVConnect e o 1800RESPECT sabem onde há orientação gratuita sobre vistos.',
        couples:
          'Você também pode ligar para mim de dia ({sessionLanguages}), quando ninguém puder ouvir, mesmo que não tenha ido embora. Não sou uma linha de emergência e, à noite, não ouço o telefone.',
      },
    },
    neck: {
      heading: 'Apertaram o seu pescoço',
      paragraphs: {
        doctor:
          'Com as mãos, o braço ou uma corda, em uma briga ou durante o sexo, é perigoso mesmo que não fique marca. Uma lesão interna pode aparecer semanas depois: se foi nas últimas semanas, vá hoje ao médico ou ao hospital. Hospitais públicos não cobram nada de vítimas de violência, com ou sem Medicare.',
      },
      lines: {
        emergency:
          'Diga “Ambulance” se está difícil respirar, engolir ou falar, se você desmaiou, não se lembra do que aconteceu ou urinou sem querer, se a cabeça ou o pescoço dói muito, ou se algo mudou no rosto, no braço ou na visão',
        respect:
          'Se seu parceiro ou sua parceira faz isso com raiva, ou sem você querer, o risco de que mate você depois é muito maior. É crime: conte ao 1800RESPECT',
      },
    },
    rape: {
      heading: 'Estupro, ou sexo que você não quis',
      paragraphs: {
        consent:
          'Sexo sem um sim dado livremente é crime, no casamento também: à força, por medo ou ameaça, enquanto você dorme, quando o álcool ou uma droga não deixa você decidir, ou se alguém tira a camisinha sem que você concorde. Ficar em silêncio ou não reagir não é dizer sim.',
        hospital:
          'Nos primeiros dias, um hospital público atende de graça, com ou sem denúncia, com ou sem Medicare: pode tratar ferimentos, dar remédio para evitar gravidez e HIV (para o HIV, em até 72\u00a0horas; peça “PEP”) e colher provas, caso você as queira mais tarde.',
        evidence:
          'Para não perder essas provas, tente não se lavar e guarde a roupa em um saco de papel; se já se lavou, vá mesmo assim.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault:
          'Sexual Assault Helpline, Queensland; das 7h30\u00a0às 23h30',
      },
    },
    suicide: {
      heading: 'Suicídio, automutilação ou overdose',
      lines: {
        emergency:
          'Diga “Ambulance” se você tomou comprimidos demais ou qualquer outra coisa em excesso, ou se machucou, mesmo que se sinta bem, ou se você, seu filho, sua filha ou outra pessoa pode tirar a própria vida. O pronto-socorro (“Emergency”) também ajuda; não vá dirigindo',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
        kids: 'Kids Helpline: de 5 a 25\u00a0anos; 24\u00a0horas',
      },
      points: {
        company:
          'Fique com alguém de confiança e deixe trancados os remédios e tudo o que for perigoso. Não deixe sozinha uma pessoa em risco, a não ser que você corra perigo.',
      },
    },
    emergency: {
      heading: 'Emergência: corpo, mente ou bebê',
      lines: {
        emergency:
          'Diga “Ambulance” se houver dor no peito, desmaio, falta de ar ou qualquer sintoma repentino ou intenso, físico ou mental, mesmo que possa ser pânico',
        mentalHealthCall:
          'Ouvir vozes, perder o contato com a realidade, ou passar dias sem dormir e com energia demais: vá hoje ao médico. Em Queensland, 1300\u00a0MH\u00a0CALL, 24\u00a0horas',
        alcoholAndDrugs:
          'Pode ser perigoso parar de repente de beber, de usar uma droga ou de tomar um remédio sem acompanhamento médico: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'Na gravidez ou depois do parto, se houver risco de suicídio ou de machucar o bebê, ou se alguém ouvir vozes, ficar em grande confusão mental ou passar noites sem dormir e com energia demais, não deixe essa pessoa sozinha, nem sozinha com o bebê: ligue para o 000 (“Ambulance”) ou vá ao pronto-socorro (“Emergency”).',
      },
    },
    hurting: {
      heading: 'Você machuca alguém, ou pode machucar',
      paragraphs: {
        now:
          'Se neste momento você pode machucar alguém, afaste-se dessa pessoa (deixe o bebê no berço) e ligue para o 000 (“Police”). Se você intimida ou machuca seu parceiro ou sua parceira, há ajuda para parar.',
      },
      lines: {
        mensReferral: 'Men’s Referral Service: homens que agridem; 24\u00a0horas',
        mensLine: 'MensLine: homens; 24\u00a0horas',
        respect: 'Qualquer outra pessoa: 1800RESPECT',
      },
    },
    separating: {
      heading: 'Separação: filhos, dinheiro, fotos íntimas',
      lines: {
        familyAdvice:
          'Family Relationship Advice Line (filhos, separação): gratuita, de segunda a sábado',
        womensLegal: 'Women’s Legal Service Queensland: orientação jurídica gratuita para mulheres, de segunda a sexta',
        legalAid: 'Legal Aid Queensland: orientação jurídica gratuita',
      },
      points: {
        lawyer:
          'Se alguém está transferindo o dinheiro ou pode levar as crianças embora, ligue para um advogado o quanto antes.',
        abduction:
          'Antes de levar as crianças para fora da Austrália, peça orientação jurídica: sem a autorização do outro responsável ou da Justiça, pode ser subtração internacional de crianças e, se já houver decisão ou processo, crime.',
        pictures:
          'Enviar ou publicar imagens íntimas de alguém sem consentimento, ou ameaçar fazer isso, é crime; esafety.gov.au (em inglês) ajuda a tirá-las do ar.',
      },
    },
    talk: {
      heading: 'Com quem conversar, 24\u00a0horas',
      lines: {
        yarn: '13YARN: pessoas aborígenes e das Ilhas do Estreito de Torres',
        beyondBlue: 'Beyond Blue: ansiedade, desânimo',
        mensLine: 'MensLine: homens',
        gambling: 'Gambling Help (apostas)',
      },
    },
    hours: {
      heading: 'Em horários limitados',
      lines: {
        qLife: 'QLife: pessoas LGBTIQ+, das 15h\u00a0à meia-noite',
        panda: 'PANDA: gravidez, mães e pais de bebês; de segunda a sábado',
        medicareMentalHealth: 'Medicare Mental Health (saúde mental): ajuda você a encontrar apoio gratuito; de segunda a sexta',
        relationshipsAustralia: 'Relationships Australia (terapia): em horário comercial',
      },
    },
  },
  paper: 'Guarde esta folha só onde ninguém olhe.',
};
