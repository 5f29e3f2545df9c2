import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Ajuda imediata',
  meta: {
    title: 'Ajuda',
    description:
      'Linhas de apoio na Austrália que atendem de dia e de noite, por telefone e SMS, e como falar com elas com intérprete ou quando é difícil ligar.',
  },
  leave: { action: 'Sair desta página', note: 'Isso não apaga o histórico.' },
  header: {
    title: 'Ajuda imediata',
    lead: 'Para quem ligar ou mandar SMS, conforme o que está acontecendo.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Vida em perigo, agora: diga “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância)',
    respect: '1800RESPECT: violência, controle, agressão sexual; 24\u00a0horas',
    lifeline: 'Lifeline: suicídio, qualquer crise; 24\u00a0horas',
  },
  byText: { respect: 'SMS ao 1800RESPECT', lifeline: 'SMS à Lifeline' },
  ways: {
    heading: 'Como entrar em contato',
    speech: {
      title: 'Não pode falar?',
      text: 'Ligue para o 000, fique na linha e aperte 55 quando pedirem (em inglês). O 000 não recebe SMS.',
    },
    language: {
      title: 'Precisa de intérprete?',
      text: 'Todas as linhas atendem em inglês, também por SMS; o intérprete é grátis e guarda sigilo. No 000, diga primeiro “Police”, “Fire” ou “Ambulance”, depois a cidade e o estado, depois “Portuguese interpreter”, e não desligue. Tenha o endereço à mão e, se puder, diga em inglês. Para qualquer outro número, ligue a qualquer hora para o TIS National, 131\u00a0450, diga “Portuguese” e dê ao intérprete o nome e o número da linha. No hospital público, 24\u00a0horas, peça “Portuguese interpreter”; não deixe seu parceiro, sua parceira nem seus filhos traduzirem.',
    },
    hearing: {
      title: 'Dificuldade para ouvir ou falar?',
      text:
        'Mande um SMS para o National Relay Service, 0423\u00a0677\u00a0767: “000”, depois “police”, “fire” ou “ambulance” e o endereço exato, que lá não se vê. Se é difícil entender a sua voz, ligue para o 1800\u00a0555\u00a0727 e peça o 000. Telefone de texto: 106.',
    },
    watched: {
      title: 'Alguém mexe no seu celular?',
      text: 'Use um aparelho a que só você tenha acesso: esta página, ligações e SMS deixam rastro. Um histórico apagado também pode ser notado; uma janela anônima é mais segura, mas não contra um programa espião.',
    },
    abroad: {
      title: 'Está fora da Austrália?',
      text: 'Ligue para o serviço de emergência local; findahelpline.com reúne linhas de apoio.',
    },
  },
  contents: 'O que está acontecendo?',
  situations: {
    home: {
      heading: 'Alguém próximo assusta ou machuca você',
      paragraphs: {
        abuse:
          'Se seu parceiro ou sua parceira, um ex, uma ex ou um parente bate em você, aperta o seu pescoço ou ameaça você, ameaça se matar para que você não vá embora, força você a fazer sexo, persegue ou rastreia você, machuca ou ameaça os seus filhos ou animais, ou decide quem você vê ou o que você gasta, isso é abuso, é violência doméstica. Ter medo já é motivo para ligar.',
        danger: 'Em perigo, ligue para o 000 (“Police”) e, se puder, afaste-se.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mulheres em Queensland: um lugar seguro e ajuda para ir embora; 24\u00a0horas',
        dvMensline: 'DVConnect, homens em Queensland: violência em casa; das 9h\u00a0à meia-noite',
      },
      points: {
        leaving:
          'Ir embora: planeje com o 1800RESPECT antes de falar. O perigo é maior quando diz que vai, quando vai e nos meses seguintes.',
        police:
          'A polícia: você pode receber ajuda sem ter que decidir se vai denunciar. O controle coercitivo (coercive control), um padrão de abuso que tira a sua liberdade, é crime em Queensland. O 1800RESPECT pode explicar o que faz uma medida protetiva (protection order).',
        visa: 'O visto: não deixe de pedir ajuda por medo de perdê-lo. Com alguns vistos, principalmente os de parceiro, a lei pode permitir que você fique se a relação acabou e houve violência, não importa quem saiu; com outros, depende do caso. Não confie no que diz seu parceiro ou sua parceira: pergunte à DVConnect ou ao 1800RESPECT onde conseguir orientação gratuita sobre imigração.',
        couples:
          'Sessões de casal podem piorar as coisas, por isso não começamos por aí. Você pode ligar para mim ({sessionLanguages}), mesmo que não tenha ido embora, quando ninguém puder ouvir.',
      },
    },
    neck: {
      heading: 'Apertaram o seu pescoço',
      paragraphs: {
        doctor:
          'Com as mãos, um braço ou uma corda: é perigoso mesmo sem marca. Uma lesão interna pode aparecer semanas depois. Se foi nas últimas semanas, em uma briga ou durante o sexo, vá hoje ao médico ou a um hospital.',
      },
      lines: {
        emergency:
          'Se está difícil respirar, engolir ou falar, se você desmaiou, não se lembra do que houve ou urinou sem querer, se a cabeça ou o pescoço dói muito, ou se o rosto, um braço ou a visão não está normal: diga “Ambulance”',
        respect: 'É mais provável que quem fez isso chegue a matar: conte ao 1800RESPECT',
      },
    },
    rape: {
      heading: 'Estupro ou sexo que você não queria',
      paragraphs: {
        consent:
          'Sexo sem um sim dado livremente é crime, no casamento também: à força, por medo ou ameaça, enquanto você dorme, quando o álcool ou uma droga não deixa você decidir, ou quando alguém tira a camisinha sem que você concorde. Calar-se ou não resistir não é dizer sim.',
        hospital:
          'Nos primeiros dias, um hospital pode ajudar sem que você tenha que decidir se vai denunciar: com os ferimentos, com remédios para evitar a gravidez e o HIV (para o HIV, em até 72\u00a0horas; peça “PEP”) e guardando provas, caso você queira usá-las mais tarde.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault:
          'Sexual Assault Helpline (agressão sexual), Queensland; das 7h30\u00a0às 23h30',
      },
    },
    suicide: {
      heading: 'Suicídio, automutilação ou overdose',
      lines: {
        emergency:
          'Se você tomou comprimidos demais ou qualquer outra coisa em excesso, ou se machucou, mesmo que se sinta bem, ou se você ou outra pessoa corre o risco de tirar a própria vida: diga “Ambulance”. O pronto-socorro (“Emergency”) de um hospital também ajuda; não vá dirigindo',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
      },
      points: {
        company:
          'Até a ajuda chegar, fique com alguém com quem você se sinta em segurança e longe de qualquer coisa com que possa se machucar. Não deixe sozinha uma pessoa em risco, a não ser que você corra perigo.',
      },
    },
    emergency: {
      heading: 'Corpo, mente ou bebê: uma emergência',
      lines: {
        emergency:
          'Dor no peito, desmaio, falta de ar, qualquer sintoma repentino ou intenso, físico ou mental, mesmo que possa ser pânico: diga “Ambulance”',
        mentalHealthCall:
          'Ouvir vozes, perder o contato com a realidade, ou passar dias sem dormir e com energia demais: vá hoje ao médico. Em Queensland, 1300\u00a0MH\u00a0CALL (saúde mental), 24\u00a0horas',
        alcoholAndDrugs:
          'Parar de repente com o álcool, uma droga ou um remédio pode ser perigoso sem acompanhamento médico: National Alcohol and Other Drug Hotline (álcool e drogas)',
      },
      points: {
        birth:
          'Na gravidez ou depois do parto: pensar em morrer ou em machucar o bebê, com risco de fazer isso, ouvir vozes, estar em grande confusão, ou passar noites sem dormir e com energia demais. Não deixe essa pessoa sozinha, nem sozinha com o bebê: ligue para o 000 (“Ambulance”) ou vá ao pronto-socorro (“Emergency”) de um hospital.',
      },
    },
    hurting: {
      heading: 'Você pode machucar alguém, ou já machuca',
      paragraphs: {
        now: 'Se você tem medo de machucar alguém agora, afaste-se dessa pessoa (deixe o bebê no berço) e ligue para o 000 (“Police”). Se você assusta ou machuca seu parceiro ou sua parceira, há ajuda para parar.',
      },
      lines: {
        mensLine: 'A MensLine conversa com homens sobre isso',
        respect: 'Seja você quem for, o 1800RESPECT indica onde buscar ajuda',
      },
    },
    separating: {
      heading: 'Separação: filhos, dinheiro, imagens',
      lines: {
        familyAdvice:
          'Family Relationship Advice Line (separação e filhos): gratuita, de segunda a sábado',
      },
      points: {
        lawyer:
          'Se alguém está transferindo o dinheiro ou pode levar as crianças embora, ligue para um advogado o quanto antes.',
        abduction:
          'Antes de levar as crianças para fora da Austrália, peça essa orientação: sem a concordância do outro responsável ou da Justiça, isso pode ser sequestro de crianças e, se já há decisão ou processo, crime.',
        pictures:
          'Enviar ou publicar imagens íntimas de alguém sem o consentimento dessa pessoa, ou ameaçar fazer isso, é crime. Rastrear alguém às escondidas também pode ser contra a lei.',
      },
    },
    talk: {
      heading: 'Alguém com quem conversar, 24\u00a0horas',
      lines: {
        yarn: '13YARN: pessoas aborígines e das Ilhas do Estreito de Torres',
        beyondBlue: 'Beyond Blue: ansiedade, desânimo',
        mensLine: 'MensLine: homens',
        kids: 'Kids Helpline: até 25\u00a0anos',
        qLife: 'QLife: pessoas LGBTIQ+, das 15h\u00a0à meia-noite',
        panda: 'PANDA: gravidez, mães e pais de bebês; de segunda a sábado',
        gambling: 'Gambling Help (apostas)',
        relationshipsAustralia:
          'Relationships Australia (terapia), em horário comercial: quem tem renda baixa paga menos',
      },
    },
  },
  paper: 'Guarde esta folha só onde ninguém olhe.',
};
