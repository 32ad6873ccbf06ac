import { usualGainRule } from '@rpm/domain';
import { gainWords as texts } from '@rpm/domain/words/gain';
import preview from '@rpm/storybook/preview.tsx';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { GainForm } from './GainForm.tsx';

const save = fn<ComponentProps<typeof GainForm>['save']>();
const meta = preview.meta({
  title: 'Parts/Weight gain alerts',
  component: GainForm,
  args: { choice: 'own' as const, rule: usualGainRule, save, changed: () => null },
  beforeEach: () => {
    save.mockReset();
    save.mockResolvedValue(undefined);
  },
});

const day = texts.day({ unit: 'lb' });
const week = texts.week({ unit: 'lb' });

/** SCR-02: 3 pounds in a day and 5 in a week, as the reader has weights; what is typed is kept in kilograms. */
export const Clinic = meta.story({
  tags: ['dark', 'w390'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(day.slice(0, 8)) });
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const rule = { day: 0.90718474, week: usualGainRule.week };
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ choice: 'own', rule }, { choice: 'own', rule: usualGainRule }),
    );
  },
});

/** A week that is less than a day, and no number: said, and nothing is sent. */
export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(week.slice(0, 9)) });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findByText(texts.errors.gainOrder)).toBeVisible();
    await userEvent.clear(field);
    await expect(await canvas.findByText(texts.errors.gainInvalid)).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
});

/** Off by choice: nothing else is asked. */
export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: texts.clinicChoices.off }));
    await expect(canvas.getByText(texts.off)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ choice: 'off', rule: null }, expect.anything()));
  },
});

/** Of a patient: as the clinic, with what that is, until somebody chooses otherwise. */
export const Patient = meta.story({
  args: { choice: 'clinic' as const, rule: null, clinic: usualGainRule },
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(texts.asClinic({ day: '3 lb', week: '5 lb' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: texts.choices.own }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ choice: 'own', rule: usualGainRule }, expect.anything()),
    );
  },
});

/** The clinic has them off. */
export const ClinicHasNone = meta.story({
  args: { choice: 'clinic' as const, rule: null, clinic: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.clinicOff)).toBeVisible();
  },
});

/** Behaviour 1a: what was typed stays when it could not be saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: () => {
    save.mockRejectedValue(new Error('503'));
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(day.slice(0, 8)) });
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('4');
  },
});
