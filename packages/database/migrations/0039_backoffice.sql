CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"author_no" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"consumer_no" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_recovery_codes_consumer_no_hash_pk" PRIMARY KEY("consumer_no","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role_members" (
	"consumer_no" text NOT NULL,
	"role_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role_members_consumer_no_role_id_pk" PRIMARY KEY("consumer_no","role_id")
);
--> statement-breakpoint
CREATE TABLE "staff_role_rights" (
	"role_id" text NOT NULL,
	"right" text NOT NULL,
	CONSTRAINT "staff_role_rights_role_id_right_pk" PRIMARY KEY("role_id","right")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"requires_second_factor" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"consumer_no" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_period" bigint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"consumer_no" text NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_sessions_stage_known" CHECK ("staff_sessions"."stage" in ('code_needed', 'enrolment_needed', 'signed_in'))
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_no_consumers_consumer_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_members" ADD CONSTRAINT "staff_role_members_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_members" ADD CONSTRAINT "staff_role_members_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_rights" ADD CONSTRAINT "staff_role_rights_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_number","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_by_token" ON "staff_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_consumer" ON "staff_sessions" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "staff_sessions_to_expire" ON "staff_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_one_a_name" ON "staff_views" USING btree ("consumer_no","area","name");--> statement-breakpoint
CREATE INDEX "consumers_by_last_name" ON "consumers" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "orders_by_last_name" ON "orders" USING btree (lower("doc" #>> '{billingAddress,lastName}') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "staff_actions_newest" ON "staff_actions" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "staff_actions_by_actor" ON "staff_actions" USING btree ("actor_id","id");--> statement-breakpoint

-- The roles that a shop begins with; staff change them in the back office. The administrator has every right without rows.
INSERT INTO staff_roles (id, name, requires_second_factor) VALUES
  ('administrator', 'Administrator', true),
  ('customer-service', 'Customer service', true),
  ('warehouse', 'Warehouse', true),
  ('audit', 'Audit', true);
--> statement-breakpoint
INSERT INTO staff_role_rights (role_id, "right") VALUES
  ('customer-service', 'orders.read'), ('customer-service', 'orders.note'), ('customer-service', 'orders.refund'),
  ('customer-service', 'customers.read'),
  ('warehouse', 'orders.read'), ('warehouse', 'orders.fulfil'), ('warehouse', 'orders.note'),
  ('audit', 'audit.read'), ('audit', 'orders.read'), ('audit', 'orders.export');
