//! The members of interfaces: a module for each interface or mixin, a function for each member.
//!
//! `cargo xtask codegen --signatures NAME` prints the functions that an interface needs; the members that
//! have one are listed in `crates/window/idl/`.
#![allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    reason = "all functions have the signatures that the generated glue expects"
)]

/// Getters of an event's attributes that return the value they were initialized to.
macro_rules! read_only {
    ($part:ty { $($name:ident: $type:ty),* $(,)? }) => { $(
        /// The value that the attribute was initialized to.
        pub(crate) fn $name(cx: &mut Cx<'_>, this: &Value) -> Result<$type, Thrown> {
            Ok(event::extra(cx, this, |part: &mut $part| part.$name.clone()))
        }
    )* };
}

#[macro_use]
mod controls;
pub(crate) mod abort_controller;
pub(crate) mod abort_signal;
pub(crate) mod abstract_range;
pub(crate) mod animatable;
pub(crate) mod animation;
pub(crate) mod animation_effect;
pub(crate) mod animation_event;
pub(crate) mod animation_frame_provider;
pub(crate) mod animation_playback_event;
pub(crate) mod animation_timeline;
pub(crate) mod attr;
pub(crate) mod bar_prop;
pub(crate) mod before_unload_event;
pub(crate) mod blob;
pub(crate) mod body;
pub(crate) mod broadcast_channel;
pub(crate) mod byte_length_queuing_strategy;
pub(crate) mod canvas_image_data;
pub(crate) mod canvas_rendering_context2_d;
pub(crate) mod canvas_settings;
pub(crate) mod canvas_state;
pub(crate) mod character_data;
pub(crate) mod child_node;
pub(crate) mod close_event;
pub(crate) mod command_event;
pub(crate) mod comment;
pub(crate) mod composition_event;
pub(crate) mod console;
pub(crate) mod count_queuing_strategy;
pub(crate) mod cross_origin;
pub(crate) mod crypto;
pub(crate) mod css;
pub(crate) mod css_animation;
pub(crate) mod css_condition_rule;
pub(crate) mod css_font_face_descriptors;
pub(crate) mod css_font_face_rule;
pub(crate) mod css_grouping_rule;
pub(crate) mod css_import_rule;
pub(crate) mod css_keyframe_rule;
pub(crate) mod css_keyframes_rule;
pub(crate) mod css_layer_block_rule;
pub(crate) mod css_layer_statement_rule;
pub(crate) mod css_margin_rule;
pub(crate) mod css_media_rule;
pub(crate) mod css_namespace_rule;
pub(crate) mod css_nested_declarations;
pub(crate) mod css_page_descriptors;
pub(crate) mod css_page_rule;
pub(crate) mod css_property_rule;
pub(crate) mod css_rule;
pub(crate) mod css_rule_list;
pub(crate) mod css_scope_rule;
pub(crate) mod css_style_declaration;
pub(crate) mod css_style_properties;
pub(crate) mod css_style_rule;
pub(crate) mod css_style_sheet;
pub(crate) mod css_supports_rule;
pub(crate) mod css_transition;
pub(crate) mod custom_element_registry;
pub(crate) mod custom_event;
pub(crate) mod dedicated_worker_global_scope;
pub(crate) mod document;
mod document_cookie;
pub(crate) mod document_fragment;
mod document_html;
mod document_markup;
pub(crate) mod document_names;
pub(crate) mod document_or_shadow_root;
pub(crate) mod document_timeline;
pub(crate) mod document_type;
pub(crate) mod dom_exception;
pub(crate) mod dom_implementation;
pub(crate) mod dom_matrix;
pub(crate) mod dom_matrix_read_only;
pub(crate) mod dom_parser;
pub(crate) mod dom_point;
pub(crate) mod dom_point_read_only;
pub(crate) mod dom_quad;
pub(crate) mod dom_rect;
pub(crate) mod dom_rect_list;
pub(crate) mod dom_rect_read_only;
pub(crate) mod dom_string_list;
pub(crate) mod dom_string_map;
pub(crate) mod dom_token_list;
pub(crate) mod drag_event;
pub(crate) mod element;
mod element_boxes;
pub(crate) mod element_content_editable;
pub(crate) mod element_css_inline_style;
pub(crate) mod element_internals;
mod element_markup;
pub(crate) mod error_event;
pub(crate) mod event;
pub(crate) mod event_target;
pub(crate) mod external;
pub(crate) mod file;
pub(crate) mod file_list;
pub(crate) mod file_reader;
pub(crate) mod file_reader_sync;
pub(crate) mod focus_event;
pub(crate) mod form_data;
pub(crate) mod form_data_event;
pub(crate) mod generic_transform_stream;
pub(crate) mod global;
pub(crate) mod hash_change_event;
pub(crate) mod headers;
pub(crate) mod history;
pub(crate) mod html_all_collection;
pub(crate) mod html_anchor_element;
pub(crate) mod html_audio_element;
pub(crate) mod html_base_element;
pub(crate) mod html_button_element;
pub(crate) mod html_canvas_element;
pub(crate) mod html_collection;
pub(crate) mod html_data_list_element;
pub(crate) mod html_dialog_element;
pub(crate) mod html_element;
pub(crate) mod html_embed_element;
pub(crate) mod html_field_set_element;
pub(crate) mod html_form_controls_collection;
pub(crate) mod html_form_element;
pub(crate) mod html_frame_element;
pub(crate) mod html_hyperlink_element_utils;
pub(crate) mod html_iframe_element;
pub(crate) mod html_image_element;
pub(crate) mod html_input_element;
pub(crate) mod html_label_element;
pub(crate) mod html_legend_element;
pub(crate) mod html_map_element;
pub(crate) mod html_meter_element;
pub(crate) mod html_object_element;
pub(crate) mod html_option_element;
pub(crate) mod html_options_collection;
pub(crate) mod html_or_svg_or_mathml_element;
pub(crate) mod html_output_element;
pub(crate) mod html_progress_element;
pub(crate) mod html_script_element;
pub(crate) mod html_select_element;
pub(crate) mod html_slot_element;
pub(crate) mod html_style_element;
pub(crate) mod html_table_cell_element;
pub(crate) mod html_table_element;
pub(crate) mod html_table_row_element;
pub(crate) mod html_table_section_element;
pub(crate) mod html_template_element;
pub(crate) mod html_text_area_element;
pub(crate) mod html_title_element;
pub(crate) mod hyperlink_element_utils;
pub(crate) mod idle_deadline;
pub(crate) mod image_bitmap;
pub(crate) mod image_bitmap_rendering_context;
pub(crate) mod image_data;
pub(crate) mod input_event;
pub(crate) mod instance;
pub(crate) mod intersection_observer;
pub(crate) mod intersection_observer_entry;
pub(crate) mod keyboard_event;
pub(crate) mod keyframe_effect;
pub(crate) mod link_style;
pub(crate) mod location;
pub(crate) mod media_list;
pub(crate) mod media_query_list;
pub(crate) mod media_query_list_event;
pub(crate) mod memory;
pub(crate) mod message_channel;
pub(crate) mod message_event;
pub(crate) mod message_port;
pub(crate) mod mime_type_array;
pub(crate) mod module;
pub(crate) mod mouse_event;
pub(crate) mod mutation_observer;
pub(crate) mod mutation_record;
pub(crate) mod named_node_map;
pub(crate) mod navigator;
mod navigator_beacon;
pub(crate) mod navigator_concurrent_hardware;
pub(crate) mod navigator_cookies;
pub(crate) mod navigator_id;
pub(crate) mod navigator_language;
pub(crate) mod navigator_on_line;
pub(crate) mod navigator_plugins;
pub(crate) mod node;
pub(crate) mod node_iterator;
pub(crate) mod node_list;
pub(crate) mod non_document_type_child_node;
pub(crate) mod non_element_parent_node;
pub(crate) mod offscreen_canvas;
pub(crate) mod offscreen_canvas_rendering_context2_d;
pub(crate) mod origin;
pub(crate) mod page_transition_event;
pub(crate) mod parent_node;
pub(crate) mod performance;
pub(crate) mod performance_entry;
pub(crate) mod performance_mark;
pub(crate) mod performance_measure;
pub(crate) mod performance_timing;
pub(crate) mod plugin_array;
pub(crate) mod pointer_event;
pub(crate) mod pop_state_event;
pub(crate) mod processing_instruction;
pub(crate) mod progress_event;
pub(crate) mod promise_rejection_event;
pub(crate) mod quota_exceeded_error;
pub(crate) mod radio_node_list;
pub(crate) mod range;
mod range_contents;
pub(crate) mod readable_byte_stream_controller;
pub(crate) mod readable_stream;
pub(crate) mod readable_stream_byob_reader;
pub(crate) mod readable_stream_byob_request;
pub(crate) mod readable_stream_default_controller;
pub(crate) mod readable_stream_default_reader;
pub(crate) mod readable_stream_generic_reader;
pub(crate) mod request;
pub(crate) mod response;
pub(crate) mod sanitizer;
pub(crate) mod screen;
pub(crate) mod security_policy_violation_event;
pub(crate) mod selection;
pub(crate) mod shadow_root;
pub(crate) mod slottable;
pub(crate) mod static_range;
pub(crate) mod storage;
pub(crate) mod storage_event;
pub(crate) mod style_sheet;
pub(crate) mod style_sheet_list;
pub(crate) mod submit_event;
pub(crate) mod svg_script_element;
pub(crate) mod svg_style_element;
pub(crate) mod table;
pub(crate) mod text;
pub(crate) mod text_decoder;
pub(crate) mod text_decoder_common;
pub(crate) mod text_decoder_stream;
pub(crate) mod text_encoder;
pub(crate) mod text_encoder_common;
pub(crate) mod text_encoder_stream;
pub(crate) mod text_event;
pub(crate) mod toggle_event;
pub(crate) mod transform_stream;
pub(crate) mod transform_stream_default_controller;
pub(crate) mod transition_event;
pub(crate) mod tree_walker;
pub(crate) mod trusted_html;
pub(crate) mod trusted_script;
pub(crate) mod trusted_script_url;
pub(crate) mod trusted_type_policy;
pub(crate) mod trusted_type_policy_factory;
pub(crate) mod ui_event;
pub(crate) mod url;
pub(crate) mod url_search_params;
pub(crate) mod user_activation;
pub(crate) mod validity_state;
pub(crate) mod web_assembly;
pub(crate) mod wheel_event;
pub(crate) mod window;
mod window_frames;
mod window_idle;
pub(crate) mod window_local_storage;
pub(crate) mod window_or_worker_global_scope;
pub(crate) mod window_session_storage;
mod window_shape;
pub(crate) mod worker;
pub(crate) mod worker_global_scope;
pub(crate) mod worker_location;
pub(crate) mod writable_stream;
pub(crate) mod writable_stream_default_controller;
pub(crate) mod writable_stream_default_writer;
pub(crate) mod xml_http_request;
pub(crate) mod xml_serializer;
pub(crate) mod xpath_evaluator;
pub(crate) mod xpath_evaluator_base;
pub(crate) mod xpath_expression;
pub(crate) mod xpath_result;

/// The object of a default `toJSON` whose attributes are numbers.
/// <https://webidl.spec.whatwg.org/#default-tojson-steps>
fn json_of_numbers(
    cx: &mut crate::Cx<'_>,
    numbers: &[(&str, f64)],
) -> Result<treewright_quickjs::Value, treewright_quickjs::Thrown> {
    let prototype = cx.intrinsic(treewright_quickjs::Intrinsic::ObjectPrototype);
    let object = cx.object(Some(&prototype));
    for (name, number) in numbers {
        let (key, number) = (cx.key(name), cx.number(*number));
        cx.define_value(&object, &key, &number, treewright_quickjs::Attributes::ALL)?;
    }
    Ok(object)
}
