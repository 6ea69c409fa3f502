-- Files that staff import in the back office (decision 0085).
CREATE TABLE "catalogue_import_parts" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "catalogue_import_parts_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_problems" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	"value" text NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "catalogue_import_problems_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"encoding" text,
	"is_update" boolean NOT NULL,
	"is_strict" boolean NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"read_bytes" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"format" text,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('uploading', 'checking', 'checked', 'importing', 'done', 'failed')),
	CONSTRAINT "catalogue_imports_size_positive" CHECK ("catalogue_imports"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_parts" ADD CONSTRAINT "catalogue_import_parts_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_problems" ADD CONSTRAINT "catalogue_import_problems_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_update" ON "catalogue_imports" USING btree ("updated_at");--> statement-breakpoint
-- Pages of products show the sets that they are in.
CREATE TRIGGER notify_inserted AFTER INSERT ON product_set_items REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER notify_updated AFTER UPDATE ON product_set_items REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON product_set_items REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('products', 'product_id');
--> statement-breakpoint
-- A role for those who look after the catalogue, beside the ones that a shop begins with.
INSERT INTO staff_roles (id, name, requires_second_factor) VALUES ('catalogue', 'Catalogue', true) ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO staff_role_rights (role_id, "right")
  SELECT r.id, given."right" FROM staff_roles r
  JOIN (VALUES ('catalogue', 'catalogue.read'), ('catalogue', 'catalogue.edit'), ('catalogue', 'catalogue.prices'),
    ('catalogue', 'catalogue.stock'), ('catalogue', 'catalogue.import'), ('warehouse', 'catalogue.read'),
    ('warehouse', 'catalogue.stock')) AS given (role_id, "right") ON given.role_id = r.id
  ON CONFLICT DO NOTHING;
