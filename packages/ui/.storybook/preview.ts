import '../src/styles.css';
import '../stories/fonts.css';
import '../stories/page.css';

export const parameters = { layout: 'padded', controls: { expanded: true } };
