import { factsFor } from '../facts';

const facts = factsFor('en');

export const contact = {
  name: 'Contact',
  meta: {
    title: 'Contact and booking',
    description: `Book a session or ask a question: call ${facts.phone} or send an enquiry. In person in Tewantin, Noosa, or online. Replies within ${facts.replyHours} hours.`,
  },
  header: {
    title: 'Contact and\u00a0booking',
    lead: `Call or write. Say as much or as little as you like. I read every enquiry myself and reply within ${facts.replyHours} hours.`,
  },
  phone: {
    heading: 'By phone',
    text: 'If I don’t answer, I am in a session. Leave your first name and a number, and I will call back.',
  },
  location: {
    heading: 'Where',
    lines: ['Tewantin, Noosa', 'Queensland, Australia'],
    text: 'You receive the address when you book. Online sessions are by video, Australia-wide and worldwide, at the same fees.',
  },
  visit: {
    heading: 'Good to know',
    labels: {
      stepFreeAccess: 'Step-free access',
      parking: 'Parking',
      waitingTime: 'Waiting time',
      videoPlatform: 'Meeting online',
    },
  },
  hours: {
    heading: 'Office hours',
    byAppointment: 'by appointment',
    closed: 'closed',
    evenings: 'Evening appointments available.',
    zone: 'Queensland time, all year round',
  },
  website: {
    heading: 'My own website',
    text: 'There is more there about who I am and how I work.',
    action: 'Visit my website',
  },
  form: {
    heading: 'Send an enquiry',
    emergency: 'Not for emergencies: call 000 or Lifeline, 13 11 14.',
    intro:
      'Tell me if it isn’t safe to ring, email or leave a message. What you write stays on this page until you press the button; leave out anything you would not want in an email.',
    name: { label: 'Name *', placeholder: 'Your full name' },
    email: { label: 'Email *', placeholder: 'you@example.com' },
    phone: { label: 'Phone', placeholder: 'If you’d like a call' },
    message: { label: 'Message *', placeholder: 'What brings you here, and when could you come?' },
    required: 'Fields with * are required.',
    submit: 'Send Enquiry',
    withoutScript: `The form needs JavaScript, which is off in this browser. Please call ${facts.phone} instead.`,
    late: `The form has not finished loading. Reload the page, or call ${facts.phone}.`,
  },
  /** What happens to an enquiry: where nothing is connected to the form, and where a `{service}` is. */
  privacy: {
    heading: 'What happens to what you write',
    unsent: `For now this form sends and keeps nothing: what you write does not leave this page, and reaches no one. To reach me, call ${facts.phone}.`,
    sent: [
      'What you write comes to me alone, by way of the form service {service}, which may keep it outside Australia. I use it to answer you and to arrange a session, and pass it on to no one unless the law requires it.',
      `To see, correct or delete what you have sent me, call ${facts.phone}. If you think your privacy has not been respected, you can complain to the Office of the Australian Information Commissioner (oaic.gov.au).`,
    ],
  },
  toast: {
    title: 'Message Sent!',
    description: `Thank you for your enquiry. I’ll get back to you within ${facts.replyHours} hours.`,
    close: 'Close',
    region: 'Notifications',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'I reply',
        text: `Within ${facts.replyHours} hours, with a few times to choose from and answers to what you asked.`,
      },
      {
        title: 'You choose',
        text: 'In person or online, by yourself or together, and you may still change your mind.',
      },
      {
        title: 'We meet',
        text: 'The first session is for getting to know what hurts and what you hope for. Nothing has to be decided in it.',
      },
    ],
  },
};

export type ContactWords = typeof contact;
