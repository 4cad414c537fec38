import { defineJob } from '@forecourt/store';

export const exampleJob = defineJob<{ name: string }>('greet');
