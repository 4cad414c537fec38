const matching = 'let initialMatches = dataRouteMatcher.match(init.history.location);';

/**
 * A page that came with an error shows no screen below it, and the router's browser part would load their scripts all
 * the same before it starts. It knows the address by the screens that are shown, as the server does: those below are
 * as new to it as on any other page when the visitor goes on.
 */
export function startAtError(code: string): string {
  return code.replace(
    matching,
    `${matching}
	if (initialMatches && init.hydrationData?.errors) {
		let last = initialMatches.findIndex((m) => init.hydrationData.errors[m.route.id] !== void 0);
		if (last >= 0) initialMatches = initialMatches.slice(0, last + 1);
	}`,
  );
}
