export const medicareCondition = {
  unsaid:
    'Medicare, la cobertura pública de salud de Australia, solo paga las sesiones con profesionales de su registro. Pregúnteme antes de reservar si figuro en él.',
  registered:
    'Figuro en el registro de profesionales de Medicare, la cobertura pública de salud de Australia.',
  unregistered:
    'Medicare, la cobertura pública de salud de Australia, no reembolsa las sesiones conmigo, porque no figuro en su registro de profesionales.',
};
