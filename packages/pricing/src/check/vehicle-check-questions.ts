import type { Questions } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';

export const vehicleCheckQuestions = {
  plate: { ...vehicleQuestions.plate, help: 'As on the vehicle, such as 191-D-12345' },
} as const satisfies Questions;
