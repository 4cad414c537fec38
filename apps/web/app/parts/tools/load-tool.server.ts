import { buildAffordView } from './afford/build-afford-view.ts';
import { buildEvView } from './ev/build-ev-view.ts';
import { buildFinanceTool } from './finance/build-finance-tool.ts';
import type { AskedTool } from './form/tool-question.ts';
import { buildMotorTaxView } from './motor-tax/build-motor-tax-view.ts';
import { loadRunningCosts } from './running-costs/load-running-costs.server.ts';
import type { ToolView } from './tool-view.ts';
import { loadValuation } from './valuation/load-valuation.server.ts';
import { loadVehicleCheck } from './vehicle-check/load-vehicle-check.server.ts';
import { buildVrtView } from './vrt/build-vrt-view.ts';

/** Loads the tool that a text embeds, from the query of its page. */
export async function loadTool({ name, ...question }: AskedTool): Promise<ToolView> {
  switch (name) {
    case 'finance':
      return buildFinanceTool(question.params, question.now);
    case 'afford':
      return buildAffordView(question.params, question.now);
    case 'running-costs':
      return loadRunningCosts(question);
    case 'motor-tax':
      return buildMotorTaxView(question.params, question.now);
    case 'vrt':
      return buildVrtView(question.params, question.now);
    case 'ev':
      return buildEvView(question.params, question.now);
    case 'valuation':
      return loadValuation(question);
    case 'vehicle-check':
      return loadVehicleCheck(question);
  }
}
