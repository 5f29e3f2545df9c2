export const medicareCondition = {
  byRegistration: {
    unknown:
      'Por favor, só conte com um reembolso depois que eu confirmar. Para terapia, o Medicare, sistema público de saúde da Austrália, só reembolsa sessões com médicos e com psicólogos, assistentes sociais especializados em saúde mental e terapeutas ocupacionais credenciados nele. A maioria dos counsellors (terapeutas) não tem esse credenciamento.',
    registered: 'Tenho credenciamento no Medicare, sistema público de saúde da Austrália.',
    unregistered:
      'O Medicare, sistema público de saúde da Austrália, não reembolsa sessões comigo, porque não tenho credenciamento nele.',
  },
};
