import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  meta: {
    title: 'Blog: amor, traição, luto e recomeços',
    description:
      'Textos de um consultório de terapia em Noosa sobre casais, infidelidade, TDAH na relação, sexo, luto e ansiedade, em palavras simples.',
  },
  header: {
    title: 'Blog sobre casais, traição, TDAH e luto',
    lead: 'Leituras para noites difíceis: o que dá errado entre pessoas que se amam e o que pode ajudar.',
  },
  feed: 'Artigos em inglês',
  readMore: 'Leia mais',
  inEnglish: 'em inglês',
  posts: {
    'infidelity-ptsd': {
      title:
        'Quando a traição dói como um trauma: sintomas parecidos com os do estresse pós-traumático depois de uma infidelidade',
      excerpt:
        'Você descobriu, e agora não dorme, não come, e as imagens não param. O que está acontecendo com o seu corpo e o que pode ajudar a atravessar esta noite, uma coisa de cada vez.',
    },
    '1': {
      title: '5 sinais de que seu relacionamento precisa de terapia',
      excerpt:
        'Todo casal briga, e quase sempre faz as pazes até o café da manhã. E se o caminho de volta estiver ficando mais comprido? Cinco coisas para notar e um começo pequeno para esta semana.',
    },
    '2': {
      title: 'A confiança volta depois de uma traição?',
      excerpt:
        '“Confia em mim” é justamente o que deixou de funcionar. Quando uma promessa não pesa nada, o que pesaria? Uma pergunta para quem sofreu a traição e para quem quer voltar a merecer confiança.',
    },
    '3': {
      title: 'Quando o amor vira supervisão',
      excerpt:
        'Você lembra, confere, suspira e não gosta do som da própria voz. Ou é você quem vive ouvindo lembretes. Quando o TDAH mora na casa, como é que alguém vira mãe ou pai de quem ama?',
    },
    '4': {
      title: 'Por fora, tudo bem',
      excerpt:
        'Você responde “tudo certo” tão depressa que ninguém pergunta de novo. Quanto custa ser quem sempre dá conta? Quem na sua vida notaria se você largasse um pouco desse peso?',
    },
    '5': {
      title: 'A última vez que nos tocamos sem pensar',
      excerpt:
        'Uma mão nas costas era só uma mão nas costas. Agora parece pedir ou prometer alguma coisa. Como o toque fica tão complicado entre duas pessoas que ainda se gostam?',
    },
    '6': {
      title: 'O mesmo luto em quartos separados',
      excerpt:
        'Você quer ver as fotografias; quem está ao seu lado não consegue chegar perto delas. A pessoa que vocês perderam é a mesma. Por que, então, tanta solidão neste luto?',
    },
    '7': {
      title: 'A briga por baixo da briga',
      excerpt:
        'Começou com a louça e, dez minutos depois, já era por tudo. E se aquilo que vocês sempre discutem estiver no lugar de uma pergunta que ninguém teve coragem de fazer?',
    },
    '8': {
      title: 'Ficar ou ir embora? Quando não dá para decidir depois de uma traição',
      excerpt:
        'No café da manhã você faz as malas na cabeça; à noite quer um abraço. Quem gosta de você quer uma resposta, e você também. E se “ainda não sei” for, por enquanto, a resposta honesta?',
    },
    '9': {
      title: 'Esqueceu de novo: é TDAH ou é descaso?',
      excerpt:
        'A consulta, o leite, aquilo que você disse que era importante. Parece falta de amor, mas quem esqueceu jura que não é. Como duas pessoas vivem a mesma noite de formas tão diferentes?',
    },
    '10': {
      title: 'Por que é tão difícil pedir ajuda',
      excerpt:
        'Você levaria uma pessoa querida à terapia e esperaria do lado de fora. Para você, nunca é grave o bastante. De onde vem essa regra? Ela ainda serve para a vida que você tem hoje?',
    },
  },
  callToAction: {
    heading: 'Quer conversar sobre o que leu?',
    text: 'Se você se reconheceu em algum ponto desta página, podemos conversar sobre isso, em Tewantin ou online.',
  },
};
