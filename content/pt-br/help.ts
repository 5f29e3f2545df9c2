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
    lead: 'Ligações, SMS e esta página deixam rastro.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Vida em perigo, agora: diga “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância)',
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
        'Ligue para o 000, fique na linha e aperte 55 quando pedirem (em inglês). O 000 não recebe SMS.',
    },
    language: {
      title: 'Precisa de intérprete?',
      text:
        'O atendimento é em inglês, também por SMS, e há intérprete gratuito, sob sigilo. No 000, diga primeiro “Police”, “Fire” ou “Ambulance”, depois a cidade e o estado (“{place.suburb}, {place.state}”), depois “Portuguese interpreter”, e não desligue. Tenha o endereço à mão. Para os outros números, ligue para o TIS National, 131\u00a0450, e diga “Portuguese”, o nome e o número da linha. No hospital público, peça “Portuguese interpreter”; não deixe quem vive com você nem seus filhos traduzirem.',
    },
    hearing: {
      title: 'Dificuldade para ouvir ou falar?',
      text:
        'Mande um SMS para o National Relay Service, 0423\u00a0677\u00a0767: “000”, depois “Police”, “Fire” ou “Ambulance” e o endereço exato, que eles não veem. Se é difícil entender sua voz, ligue para o 1800\u00a0555\u00a0727 e peça o 000. Telefone de texto: 106.',
    },
    watched: {
      title: 'Alguém mexe no seu celular?',
      text:
        'Use um aparelho a que só você tenha acesso. Um histórico apagado pode ser notado; uma janela anônima é mais segura, mas não contra programas espiões.',
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
          'Se seu parceiro ou sua parceira, um ex, uma ex ou um parente bate em você, aperta seu pescoço ou faz ameaças, ameaça se matar para que você não vá embora, obriga você a fazer sexo, persegue você ou rastreia seus passos, machuca ou ameaça os filhos ou animais, ou decide com quem você anda ou em que gasta, isso é violência doméstica. Ter medo já basta para ligar.',
        danger: 'Se há perigo, ligue para o 000 (“Police”) e, se puder, afaste-se.',
        leaving:
          'Ir embora: planeje com o 1800RESPECT antes de falar. O perigo é maior quando você diz que vai, quando vai e nos meses seguintes.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mulheres em Queensland: lugar seguro, ajuda para ir embora; 24\u00a0horas',
        dvMensline: 'DVConnect, homens em Queensland: violência em casa; das 9h\u00a0à meia-noite',
        childSafety:
          'Estão machucando uma criança: Child Safety, Queensland, noites e fins de semana; em horário comercial, procure o Regional Intake Service',
        elderAbuse: 'Elder Abuse Helpline, Queensland: pessoas idosas',
      },
      points: {
        police:
          'A polícia pode agir sem que você peça: mandar alguém sair na hora e proteger você por doze meses. A medida protetiva (protection order) da Justiça é gratuita. Há ajuda também sem a polícia. O controle coercitivo (coercive control), um padrão de abuso que tira a sua liberdade, é crime em Queensland.',
        children:
          'Filhos: se nenhuma decisão da Justiça diz o contrário, você pode levá-los para um lugar seguro. Consulte logo um advogado.',
        money:
          'Dinheiro: se você deixa quem agride, o Leaving Violence Program pode pagar até 5.000 AUD, com qualquer visto. Pergunte ao 1800RESPECT.',
        visa:
          'Visto: não deixe de pedir ajuda por medo de perdê-lo. Alguns, principalmente os de parceiro, podem permitir que você fique depois de uma relação violenta, não importa quem saiu. Não confie no que diz seu parceiro ou sua parceira: a DVConnect e o 1800RESPECT sabem onde há orientação migratória gratuita.',
        couples:
          'Você também pode ligar para mim ({sessionLanguages}), quando ninguém puder ouvir, mesmo que não tenha ido embora.',
      },
    },
    neck: {
      heading: 'Apertaram o seu pescoço',
      paragraphs: {
        doctor:
          'Com mãos, braço ou corda, numa briga ou durante o sexo: é perigoso mesmo sem marca, e uma lesão interna pode aparecer semanas depois. Se foi nas últimas semanas, vá hoje ao médico ou ao hospital.',
      },
      lines: {
        emergency:
          'Se está difícil respirar, engolir ou falar, se você desmaiou, perdeu a memória ou urinou sem querer, se a cabeça ou o pescoço dói muito, ou se o rosto, braço ou visão não está normal: diga “Ambulance”',
        respect:
          'É muito mais provável que quem faz isso com raiva, ou sem que você queira, chegue a matar depois, e é crime: conte ao 1800RESPECT',
      },
    },
    rape: {
      heading: 'Estupro ou sexo não desejado',
      paragraphs: {
        consent:
          'Sexo sem um sim dado livremente é crime, no casamento também: à força, por medo ou ameaça, enquanto você dorme, quando o álcool ou uma droga não deixa você decidir, ou se alguém tira a camisinha sem que você concorde. Calar-se ou não resistir não é dizer sim.',
        hospital:
          'Nos primeiros dias, um hospital pode ajudar, com ou sem denúncia: ferimentos, remédios contra a gravidez e o HIV (para o HIV, em até 72\u00a0horas; peça “PEP”) e provas, caso você as queira mais tarde.',
        evidence:
          'Para as provas, tente não se lavar e guarde a roupa em um saco de papel; se já se lavou, vá mesmo assim.',
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
          'Se você tomou qualquer coisa em excesso ou se machucou, mesmo que se sinta bem, ou se você ou outra pessoa pode tirar a própria vida: diga “Ambulance”. O pronto-socorro (“Emergency”) também ajuda; não vá dirigindo',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
      },
      points: {
        company:
          'Até a ajuda chegar, fique com alguém de confiança e longe de tudo com que possa se machucar. Não deixe sozinha uma pessoa em risco, a não ser que você corra perigo.',
      },
    },
    emergency: {
      heading: 'Emergência: corpo, mente ou bebê',
      lines: {
        emergency:
          'Dor no peito, desmaio, falta de ar, qualquer sintoma repentino ou intenso, físico ou mental, mesmo que possa ser pânico: diga “Ambulance”',
        mentalHealthCall:
          'Ouvir vozes, perder o contato com a realidade, ou passar dias sem dormir e com energia demais: vá hoje ao médico. Em Queensland, 1300\u00a0MH\u00a0CALL, 24\u00a0horas',
        alcoholAndDrugs:
          'Parar de repente com o álcool, uma droga ou um remédio pode ser perigoso sem acompanhamento médico: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'Na gravidez ou depois do parto: risco de suicídio ou de machucar o bebê, ouvir vozes, grande confusão, ou noites sem dormir e com energia demais. Não deixe essa pessoa sozinha, nem sozinha com o bebê: ligue para o 000 (“Ambulance”) ou vá ao pronto-socorro (“Emergency”).',
      },
    },
    hurting: {
      heading: 'Você machuca alguém, ou teme machucar',
      paragraphs: {
        now:
          'Se você tem medo de machucar alguém agora, afaste-se (deixe o bebê no berço) e ligue para o 000 (“Police”). Se você intimida ou machuca seu parceiro ou sua parceira, há ajuda para parar.',
      },
      lines: {
        dvMensline: 'DVConnect, homens em Queensland que usam violência; das 9h\u00a0à meia-noite',
        respect: '1800RESPECT, qualquer pessoa',
      },
    },
    separating: {
      heading: 'Separação: filhos, dinheiro, imagens',
      lines: {
        familyAdvice:
          'Family Relationship Advice Line: gratuita, de segunda a sábado',
        womensLegal: 'Women’s Legal Service Queensland: gratuito, de segunda a sexta',
        legalAid: 'Legal Aid Queensland: orientação jurídica gratuita',
      },
      points: {
        lawyer:
          'Se alguém está transferindo o dinheiro ou pode levar as crianças embora, ligue para um advogado o quanto antes.',
        abduction:
          'Antes de levar as crianças para fora da Austrália, peça orientação: sem a autorização do outro responsável ou da Justiça, pode ser subtração internacional de crianças e, se já há decisão ou processo, crime.',
        pictures:
          'Enviar ou publicar imagens íntimas de alguém sem consentimento, ou ameaçar fazer isso, é crime; esafety.gov.au ajuda a tirá-las do ar.',
      },
    },
    talk: {
      heading: 'Com quem conversar, 24\u00a0horas',
      lines: {
        yarn: '13YARN: pessoas aborígines e das Ilhas do Estreito de Torres',
        beyondBlue: 'Beyond Blue: ansiedade, desânimo',
        mensLine: 'MensLine: homens, também os que machucam alguém',
        kids: 'Kids Helpline: até 25\u00a0anos',
        gambling: 'Gambling Help (apostas)',
      },
    },
    hours: {
      heading: 'Em certos horários',
      lines: {
        qLife: 'QLife: pessoas LGBTIQ+, das 15h\u00a0à meia-noite',
        panda: 'PANDA: gravidez, mães e pais de bebês; de segunda a sábado',
        relationshipsAustralia: 'Relationships Australia (terapia): em horário comercial',
      },
    },
  },
  paper: 'Guarde esta folha só onde ninguém olhe.',
};
