-- Whoever stood at the middle of a county had no place but the county. What else was stored looks the same as before.
ALTER TABLE "advert" ADD COLUMN "place_precision" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
UPDATE "advert" SET "place_precision" = 'area' WHERE "town" IS NULL;--> statement-breakpoint
UPDATE "advert" SET "place_precision" = 'county' WHERE ("county", "latitude", "longitude") IN (
  ('Antrim', 54.86, -6.24), ('Armagh', 54.3, -6.57), ('Carlow', 52.72, -6.83), ('Cavan', 53.97, -7.29),
  ('Clare', 52.86, -8.98), ('Cork', 51.96, -8.73), ('Derry', 54.92, -6.87), ('Donegal', 54.92, -7.96),
  ('Down', 54.33, -5.93), ('Dublin', 53.4, -6.29), ('Fermanagh', 54.37, -7.62), ('Galway', 53.35, -8.93),
  ('Kerry', 52.13, -9.57), ('Kildare', 53.2, -6.81), ('Kilkenny', 52.58, -7.22), ('Laois', 52.99, -7.33),
  ('Leitrim', 54.13, -8.0), ('Limerick', 52.5, -8.75), ('Longford', 53.71, -7.7), ('Louth', 53.9, -6.49),
  ('Mayo', 53.9, -9.27), ('Meath', 53.65, -6.66), ('Monaghan', 54.15, -6.92), ('Offaly', 53.23, -7.6),
  ('Roscommon', 53.75, -8.27), ('Sligo', 54.13, -8.62), ('Tipperary', 52.67, -7.9), ('Tyrone', 54.6, -7.21),
  ('Waterford', 52.2, -7.6), ('Westmeath', 53.55, -7.44), ('Wexford', 52.47, -6.58), ('Wicklow', 52.98, -6.37)
);--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "place_precision" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dealer" ADD COLUMN "place_precision" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
UPDATE "dealer" SET "place_precision" = 'area' WHERE "town" IS NULL;--> statement-breakpoint
UPDATE "dealer" SET "place_precision" = 'county' WHERE ("county", "latitude", "longitude") IN (
  ('Antrim', 54.86, -6.24), ('Armagh', 54.3, -6.57), ('Carlow', 52.72, -6.83), ('Cavan', 53.97, -7.29),
  ('Clare', 52.86, -8.98), ('Cork', 51.96, -8.73), ('Derry', 54.92, -6.87), ('Donegal', 54.92, -7.96),
  ('Down', 54.33, -5.93), ('Dublin', 53.4, -6.29), ('Fermanagh', 54.37, -7.62), ('Galway', 53.35, -8.93),
  ('Kerry', 52.13, -9.57), ('Kildare', 53.2, -6.81), ('Kilkenny', 52.58, -7.22), ('Laois', 52.99, -7.33),
  ('Leitrim', 54.13, -8.0), ('Limerick', 52.5, -8.75), ('Longford', 53.71, -7.7), ('Louth', 53.9, -6.49),
  ('Mayo', 53.9, -9.27), ('Meath', 53.65, -6.66), ('Monaghan', 54.15, -6.92), ('Offaly', 53.23, -7.6),
  ('Roscommon', 53.75, -8.27), ('Sligo', 54.13, -8.62), ('Tipperary', 52.67, -7.9), ('Tyrone', 54.6, -7.21),
  ('Waterford', 52.2, -7.6), ('Westmeath', 53.55, -7.44), ('Wexford', 52.47, -6.58), ('Wicklow', 52.98, -6.37)
);--> statement-breakpoint
ALTER TABLE "dealer" ALTER COLUMN "place_precision" DROP DEFAULT;
