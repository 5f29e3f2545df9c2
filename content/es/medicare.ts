export const medicareCondition = {
  unsaid:
    'Medicare solo paga si quien le atiende está registrado para ello. Pregúnteme antes de reservar.',
  registered: 'Figuro en el registro de profesionales de Medicare.',
  unregistered:
    'Medicare, la cobertura pública de salud de Australia, no reembolsa las sesiones conmigo, porque no figuro en su registro de profesionales.',
};
