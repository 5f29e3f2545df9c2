export const medicareCondition = {
  byRegistration: {
    unknown:
      'Por favor, no cuente con un reembolso hasta que yo se lo confirme: la mayoría de quienes trabajan como «counsellor» (terapeuta) no figura en el registro de Medicare, el sistema público de salud de Australia. Medicare solo reembolsa la terapia con médicos y con los psicólogos, trabajadores sociales acreditados en salud mental y terapeutas ocupacionales que sí figuran en ese registro.',
    registered:
      'Figuro en el registro de profesionales de Medicare, el sistema público de salud de Australia.',
    unregistered:
      'Medicare, el sistema público de salud de Australia, no reembolsa las sesiones conmigo, porque no figuro en su registro de profesionales.',
  },
};
